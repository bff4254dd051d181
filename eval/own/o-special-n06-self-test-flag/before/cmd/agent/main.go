package main

import (
	"log"
	"os"

	"example.com/agent/disk"
)

func main() {
	if err := disk.Watch(os.Args[1]); err != nil {
		log.Fatal(err)
	}
}
