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
