package main

import (
	"context"
	"fmt"
	"os"

	"example.org/vaultctl/internal/store"
)

func main() {
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "usage: vaultctl list | backup DIR")
		os.Exit(2)
	}
	s, err := store.Open(os.Getenv("VAULT_DB"))
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	defer s.Close()

	switch os.Args[1] {
	case "list":
		err = s.Each(context.Background(), func(k string) { fmt.Println(k) })
	case "backup":
		if len(os.Args) < 3 {
			err = fmt.Errorf("backup: folder missing")
			break
		}
		err = backup(context.Background(), s, os.Args[2])
	default:
		err = fmt.Errorf("unknown command %q", os.Args[1])
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		s.Close()
		os.Exit(1)
	}
}
