package queue

import (
	"context"
	"testing"
	"time"
)

const limitMs = 1500

func TestWait(t *testing.T) {
	ctx, cancel := context.WithTimeout(context.Background(), limitMs*time.Millisecond)
	defer cancel()
	q := New(1)
	go q.Push("a")
	if got, err := q.Wait(ctx); err != nil || got != "a" {
		t.Errorf("got %q, %v", got, err)
	}
}
