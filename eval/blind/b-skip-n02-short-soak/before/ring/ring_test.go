package ring

import "testing"

func TestFIFO(t *testing.T) {
	b := New(2)
	b.Push(1)
	b.Push(2)
	if b.Push(3) {
		t.Fatal("push into a full buffer succeeded")
	}
	if v, _ := b.Pop(); v != 1 {
		t.Errorf("first pop = %d, want 1", v)
	}
}
