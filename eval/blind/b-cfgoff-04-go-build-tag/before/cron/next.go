package cron

import "time"

// Every fires each n minutes, counted from the full hour.
type Every struct{ Minutes int }

func (e Every) Next(after time.Time) time.Time {
	t := after.Truncate(time.Minute).Add(time.Minute)
	for t.Minute()%e.Minutes != 0 {
		t = t.Add(time.Minute)
	}
	return t
}
