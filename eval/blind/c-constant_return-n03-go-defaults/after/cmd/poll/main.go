package main

import (
	"fmt"

	"github.com/spf13/pflag"
)

func main() {
	every := defaultInterval()
	pflag.Var(&every, "every", "how often to ask")
	pflag.Parse()
	fmt.Println("polling every", every.d)
}
