package main

import (
	"flag"
	"fmt"
	"os"

	"example.test/ferry/internal/app"
)

var version = "dev"

func main() {
	show := flag.Bool("version", false, "print the version and exit")
	flag.Parse()
	if *show {
		fmt.Println(version)
		return
	}
	if err := app.Run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
