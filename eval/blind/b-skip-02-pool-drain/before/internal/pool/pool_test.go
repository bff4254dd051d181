package pool

import (
	"errors"
	"sync/atomic"
	"testing"
)

func TestDrainRunsEveryJob(t *testing.T) {
	p := New(4)
	var ran atomic.Int64
	for i := 0; i < 100; i++ {
		p.Submit(func() error {
			ran.Add(1)
			return nil
		})
	}
	if errs := p.Drain(); len(errs) != 0 {
		t.Fatalf("unexpected errors: %v", errs)
	}
	if got := ran.Load(); got != 100 {
		t.Errorf("ran %d jobs, want 100", got)
	}
}

func TestDrainCollectsErrors(t *testing.T) {
	p := New(2)
	boom := errors.New("boom")
	p.Submit(func() error { return boom })
	p.Submit(func() error { return nil })
	errs := p.Drain()
	if len(errs) != 1 || !errors.Is(errs[0], boom) {
		t.Errorf("got %v, want [boom]", errs)
	}
}
