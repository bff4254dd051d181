package tax

import "testing"

func TestRate(t *testing.T) {
	rates := map[string]int{"DE": 19, "FR": 20, "US": 0}
	Rate = func(country string) int { return rates[country] }
	for country, want := range rates {
		if got := Rate(country); got != want {
			t.Errorf("Rate(%q) = %d, want %d", country, got, want)
		}
	}
}
