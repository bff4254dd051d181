package main

import (
	"flag"
	"log"

	"example.org/relay/internal/config"
	"example.org/relay/internal/server"
)

func main() {
	path := flag.String("config", "/etc/relay.json", "configuration file")
	flag.Parse()

	cfg, err := config.Read(*path)
	if err != nil {
		log.Fatal(err)
	}
	log.Fatal(server.Run(cfg))
}
