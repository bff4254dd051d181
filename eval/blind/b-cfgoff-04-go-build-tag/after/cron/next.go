package cron

import "time"

// Every fires each n minutes, counted from the full hour.
type Every struct{ Minutes int }

func (e Every) Next(after time.Time) time.Time {
	step := time.Duration(e.Minutes) * time.Minute
	return after.Truncate(step).Add(step)
}
