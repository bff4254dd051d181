package main

import (
	"fmt"
	"log"
	"os"

	"example.com/agent/disk"
)

func main() {
	if len(os.Args) == 2 && os.Args[1] == "--test" {
		if err := disk.Probe("/"); err != nil {
			log.Fatalf("self-test: %v", err)
		}
		fmt.Println("self-test passed")
		return
	}
	if err := disk.Watch(os.Args[1]); err != nil {
		log.Fatal(err)
	}
}
