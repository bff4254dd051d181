package feed

import (
	"reflect"
	"testing"
	"time"
)

var day = time.Date(2023, 11, 2, 0, 0, 0, 0, time.UTC)

func TestMergeNewestFirst(t *testing.T) {
	a := []Entry{{"a2", day.Add(2 * time.Hour)}, {"a1", day}}
	b := []Entry{{"b1", day.Add(time.Hour)}}

	got := Merge(a, b)
	want := []Entry{a[0], b[0], a[1]}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestMergeOfNothing(t *testing.T) {
	if got := Merge(); len(got) != 0 {
		t.Errorf("got %v", got)
	}
}
