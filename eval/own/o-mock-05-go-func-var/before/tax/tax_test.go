package tax

import "testing"

func TestRate(t *testing.T) {
	for country, want := range map[string]int{"DE": 19, "FR": 20, "US": 0} {
		if got := Rate(country); got != want {
			t.Errorf("Rate(%q) = %d, want %d", country, got, want)
		}
	}
}
