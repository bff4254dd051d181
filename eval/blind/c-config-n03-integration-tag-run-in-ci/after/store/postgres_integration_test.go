//go:build integration

package store

import (
	"context"
	"os"
	"testing"
)

func TestPostgresInsertAndGet(t *testing.T) {
	ctx := context.Background()
	s, err := OpenPostgres(ctx, os.Getenv("TEST_DATABASE_URL"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })

	want := Item{ID: "lamp-4", Name: "Lamp"}
	if err := s.Put(ctx, want); err != nil {
		t.Fatal(err)
	}
	got, err := s.Get(ctx, "lamp-4")
	if err != nil {
		t.Fatal(err)
	}
	if got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
}
