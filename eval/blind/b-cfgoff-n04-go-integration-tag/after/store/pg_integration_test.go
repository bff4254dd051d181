//go:build integration

package store

import (
	"bytes"
	"context"
	"testing"
)

func TestPutThenGet(t *testing.T) {
	ctx := context.Background()
	pg := Open(freshDatabase(t))
	if err := pg.Put(ctx, "a", []byte("one")); err != nil {
		t.Fatal(err)
	}
	if err := pg.Put(ctx, "a", []byte("two")); err != nil {
		t.Fatal(err)
	}
	got, err := pg.Get(ctx, "a")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, []byte("two")) {
		t.Errorf("got %q, want two", got)
	}
}
