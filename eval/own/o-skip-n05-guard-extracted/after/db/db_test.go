package db

import (
	"os"
	"testing"
)

func connect(t *testing.T) *Conn {
	t.Helper()
	if os.Getenv("PGHOST") == "" {
		t.Skip("no database")
	}
	return Open(t.Context())
}

func TestInsert(t *testing.T) {
	conn := connect(t)
	if id := conn.Insert("mug"); id != 1 {
		t.Errorf("got id %d", id)
	}
}

func TestDelete(t *testing.T) {
	conn := connect(t)
	id := conn.Insert("mug")
	if n := conn.Delete(id); n != 1 {
		t.Errorf("deleted %d rows", n)
	}
}
