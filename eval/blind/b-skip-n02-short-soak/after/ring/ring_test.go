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

func TestLen(t *testing.T) {
	b := New(3)
	b.Push(9)
	b.Push(8)
	b.Pop()
	if b.Len() != 1 {
		t.Errorf("Len() = %d, want 1", b.Len())
	}
}

func TestSoakWrapsAround(t *testing.T) {
	if testing.Short() {
		t.Skip("ten million operations")
	}
	b := New(1024)
	for i := 0; i < 10_000_000; i++ {
		b.Push(i)
		if v, ok := b.Pop(); !ok || v != i {
			t.Fatalf("step %d: got %d, %v", i, v, ok)
		}
	}
}
