package cache

import "time"

var now = time.Now

// Entry is a value with an end.
type Entry struct {
	Value string
	Until time.Time
}

// Fresh says whether the entry may still be used.
func (e Entry) Fresh() bool { return now().Before(e.Until) }
