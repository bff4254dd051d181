package shipping

import "time"

type Order struct {
	Number  string
	Placed  time.Time
	Weight  int
	Country string
}

// Days estimates how many days an order is on its way.
func Days(o Order) int {
	days := 2
	if o.Country != "DE" {
		days += 3
	}
	if o.Weight > 20_000 {
		days += 4
	}
	return days
}

// Due returns the day of arrival.
func Due(o Order) time.Time {
	return o.Placed.AddDate(0, 0, Days(o))
}
