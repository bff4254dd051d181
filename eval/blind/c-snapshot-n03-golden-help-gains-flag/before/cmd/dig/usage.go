package main

import (
	"fmt"
	"io"
)

type option struct{ name, help string }

var options = []option{
	{"-short", "print only the answers"},
	{"-type TYPE", "record type to ask for (default A)"},
}

func usage(w io.Writer) {
	fmt.Fprint(w, "usage: dig [flags] NAME\n\nflags:\n")
	for _, o := range options {
		fmt.Fprintf(w, "  %-10s  %s\n", o.name, o.help)
	}
}
