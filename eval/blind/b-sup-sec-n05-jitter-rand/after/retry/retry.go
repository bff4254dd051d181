package retry

import (
	"context"
	"errors"
	"math/rand"
	"time"
)

// ErrGiveUp is returned when all attempts failed.
var ErrGiveUp = errors.New("retry: giving up")

// Policy says how often and how long to wait.
type Policy struct {
	Attempts int
	Base     time.Duration
	Max      time.Duration
}

func (p Policy) wait(attempt int) time.Duration {
	d := p.Base << attempt
	if d > p.Max {
		d = p.Max
	}
	half := d / 2
	return half + time.Duration(rand.Int63n(int64(half)+1)) //nolint:gosec // jitter only, nothing secret depends on it
}

// Do calls f until it succeeds or the policy is used up.
func Do(ctx context.Context, p Policy, f func() error) error {
	for i := 0; i < p.Attempts; i++ {
		err := f()
		if err == nil {
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(p.wait(i)):
		}
	}
	return ErrGiveUp
}
