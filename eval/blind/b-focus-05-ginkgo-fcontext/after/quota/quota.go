package quota

import "time"

type Limiter struct {
	max    int
	window time.Duration
	now    func() time.Time
	hits   map[string][]time.Time
}

func New(max int, window time.Duration, now func() time.Time) *Limiter {
	return &Limiter{max: max, window: window, now: now, hits: map[string][]time.Time{}}
}

func (l *Limiter) fresh(user string) []time.Time {
	cut := l.now().Add(-l.window)
	kept := l.hits[user][:0]
	for _, at := range l.hits[user] {
		if at.After(cut) {
			kept = append(kept, at)
		}
	}
	return kept
}

func (l *Limiter) Allow(user string) bool {
	kept := l.fresh(user)
	if len(kept) >= l.max {
		l.hits[user] = kept
		return false
	}
	l.hits[user] = append(kept, l.now())
	return true
}
