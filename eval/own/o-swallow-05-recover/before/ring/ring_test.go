package ring

import "testing"

func TestPutWraps(t *testing.T) {
	r := New(2)
	for v := 1; v <= 3; v++ {
		r.Put(v)
	}
	if r.buf[0] != 3 || r.buf[1] != 2 {
		t.Errorf("got %v", r.buf)
	}
}
