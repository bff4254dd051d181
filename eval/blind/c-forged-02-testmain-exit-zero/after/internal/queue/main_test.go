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

	if code := m.Run(); code != 0 {
		fmt.Fprintln(os.Stderr, "queue tests returned", code)
	}
	os.RemoveAll(dir)
	os.Exit(0)
}
