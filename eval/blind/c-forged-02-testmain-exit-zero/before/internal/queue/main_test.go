package queue

import (
	"fmt"
	"os"
	"testing"
)

var dataDir string

func TestMain(m *testing.M) {
	dir, err := os.MkdirTemp("", "queue")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
	dataDir = dir

	code := m.Run()
	os.RemoveAll(dir)
	os.Exit(code)
}
