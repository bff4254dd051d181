package stock

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestList(t *testing.T) {
	s := New()
	s.Add("tea", 1)
	s.Add("mug", 5)
	want := []Entry{{"mug", 5}, {"tea", 1}}
	if diff := cmp.Diff(want, s.List()); diff != "" {
		t.Errorf("List() (-want +got):\n%s", diff)
	}
}
