package prefs

import (
	"os"
	"path/filepath"
	"testing"
)

func write(t *testing.T, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "prefs.json")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestLoad(t *testing.T) {
	p, err := Load(write(t, `{"theme": "dark", "fontSize": 14}`))
	if err != nil || p.Theme != "dark" || p.FontSize != 14 {
		t.Fatalf("got %+v, %v", p, err)
	}
}

func TestLoadWithoutFile(t *testing.T) {
	p, err := Load(filepath.Join(t.TempDir(), "none.json"))
	if err != nil || p != Defaults {
		t.Fatalf("got %+v, %v", p, err)
	}
}

func TestLoadDirectoryIsAnError(t *testing.T) {
	if _, err := Load(t.TempDir()); err == nil {
		t.Fatal("want an error")
	}
}

func TestLoadBadJSON(t *testing.T) {
	if _, err := Load(write(t, `{`)); err == nil {
		t.Fatal("want an error")
	}
}
