package index

import (
	"io/fs"
	"testing"
)

func TestFixturesAreThere(t *testing.T) {
	names, err := fs.Glob(fixtures, "*.txt")
	if err != nil || len(names) == 0 {
		t.Fatalf("fixtures: %v, %v", names, err)
	}
}
