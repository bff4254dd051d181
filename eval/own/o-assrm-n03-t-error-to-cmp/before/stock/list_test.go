package stock

import "testing"

func TestList(t *testing.T) {
	s := New()
	s.Add("tea", 1)
	s.Add("mug", 5)
	got := s.List()
	if len(got) != 2 {
		t.Fatalf("got %d entries", len(got))
	}
	if got[0] != (Entry{"mug", 5}) {
		t.Errorf("first is %v", got[0])
	}
	if got[1] != (Entry{"tea", 1}) {
		t.Errorf("second is %v", got[1])
	}
}
