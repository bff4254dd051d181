package cache

import (
	"testing"
	"time"
)

func TestFresh(t *testing.T) {
	noon := time.Date(2024, 5, 1, 12, 0, 0, 0, time.UTC)
	now = func() time.Time { return noon }
	t.Cleanup(func() { now = time.Now })

	if e := (Entry{"a", noon.Add(time.Second)}); !e.Fresh() {
		t.Error("should be fresh for another second")
	}
	if e := (Entry{"a", noon}); e.Fresh() {
		t.Error("should be over")
	}
}
