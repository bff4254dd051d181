package index

import (
	"io/fs"
	"os"
	"testing"
)

func TestFixturesAreThere(t *testing.T) {
	names, err := fs.Glob(fixtures, "*.txt")
	if err != nil || len(names) == 0 {
		t.Fatalf("fixtures: %v, %v", names, err)
	}
}

func TestWorkDirIsEmpty(t *testing.T) {
	entries, err := os.ReadDir(workDir)
	if err != nil || len(entries) != 0 {
		t.Fatalf("work dir: %v, %v", entries, err)
	}
}
