package billing

import "time"

// Prorate returns the part of cents that falls on the days left in the month.
func Prorate(cents int64, at time.Time) int64 {
	first := time.Date(at.Year(), at.Month(), 1, 0, 0, 0, 0, at.Location())
	next := first.AddDate(0, 1, 0)
	days := int64(next.Sub(first).Hours() / 24)
	left := days - int64(at.Day()) + 1
	return cents * left / days
}
