package main

import (
	"fmt"

	"github.com/spf13/pflag"
)

func main() {
	every := interval{d: 60e9}
	pflag.Var(&every, "every", "how often to ask")
	pflag.Parse()
	fmt.Println("polling every", every.d)
}
