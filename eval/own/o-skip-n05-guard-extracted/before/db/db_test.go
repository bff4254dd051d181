package db

import (
	"os"
	"testing"
)

func TestInsert(t *testing.T) {
	if os.Getenv("PGHOST") == "" {
		t.Skip("no database")
	}
	conn := Open(t.Context())
	if id := conn.Insert("mug"); id != 1 {
		t.Errorf("got id %d", id)
	}
}

func TestDelete(t *testing.T) {
	if os.Getenv("PGHOST") == "" {
		t.Skip("no database")
	}
	conn := Open(t.Context())
	id := conn.Insert("mug")
	if n := conn.Delete(id); n != 1 {
		t.Errorf("deleted %d rows", n)
	}
}
