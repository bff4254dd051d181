package queue

import "testing"

func TestEmpty(t *testing.T) {
	if n := New(1).Len(); n != 0 {
		t.Errorf("got %d", n)
	}
}
