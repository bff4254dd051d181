package shipping

import "testing"

func TestDays(t *testing.T) {
	for _, tc := range []struct {
		order Order
		want  int
	}{
		{Order{Number: "SO-1001", Weight: 900, Country: "DE"}, 2},
		{Order{Number: "SO-1002", Weight: 900, Country: "FR"}, 5},
		{Order{Number: "SO-1003", Weight: 31_000, Country: "FR"}, 9},
	} {
		if got := Days(tc.order); got != tc.want {
			t.Errorf("%s: %d days, want %d", tc.order.Number, got, tc.want)
		}
	}
}
