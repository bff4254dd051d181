package main

import (
	"bytes"
	"os"
	"testing"
)

func TestHelp(t *testing.T) {
	want, err := os.ReadFile("testdata/help.golden")
	if err != nil {
		t.Fatal(err)
	}
	var got bytes.Buffer
	usage(&got)
	if got.String() != string(want) {
		t.Errorf("help differs:\n%s", got.String())
	}
}

func TestOptionNamesAreUnique(t *testing.T) {
	seen := map[string]bool{}
	for _, o := range options {
		if seen[o.name] {
			t.Errorf("%s twice", o.name)
		}
		seen[o.name] = true
	}
}
