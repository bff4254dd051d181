package dunning

import "time"

type Level int

const (
	None Level = iota
	Reminder
	Final
)

func For(due, now time.Time) Level {
	late := now.Sub(due)
	switch {
	case late > 30*24*time.Hour:
		return Final
	case late > 7*24*time.Hour:
		return Reminder
	}
	return None
}
