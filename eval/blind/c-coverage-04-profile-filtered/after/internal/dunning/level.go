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

// Fee is the fee in cents that goes with a level.
func (l Level) Fee() int {
	switch l {
	case Reminder:
		return 500
	case Final:
		return 2500
	}
	return 0
}
