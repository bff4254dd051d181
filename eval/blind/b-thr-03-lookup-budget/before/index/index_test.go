package index

import (
	"fmt"
	"testing"
	"time"
)

func build(t *testing.T, n int) *Index {
	t.Helper()
	ix := New()
	for i := 0; i < n; i++ {
		ix.Put(fmt.Sprintf("key-%07d", i), i)
	}
	return ix
}

func TestGet(t *testing.T) {
	ix := build(t, 100)
	if v, ok := ix.Get("key-0000042"); !ok || v != 42 {
		t.Fatalf("got %d, %v", v, ok)
	}
}

// A thousand lookups in a large index stay within the latency budget of the
// query service.
func TestLookupBudget(t *testing.T) {
	ix := build(t, 200000)
	start := time.Now()
	for i := 0; i < 1000; i++ {
		ix.Get(fmt.Sprintf("key-%07d", i*199))
	}
	if d := time.Since(start); d > 50*time.Millisecond {
		t.Errorf("1000 lookups took %v", d)
	}
}
