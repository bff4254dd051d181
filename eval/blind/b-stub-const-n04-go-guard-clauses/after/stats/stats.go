// Package stats computes figures over lap times.
package stats

import (
	"math"
	"sort"
)

// Mean returns the mean, 0 for no laps.
func Mean(laps []float64) float64 {
	if len(laps) == 0 {
		return 0
	}
	var sum float64
	for _, l := range laps {
		sum += l
	}
	return sum / float64(len(laps))
}

// Median returns the median, 0 for no laps.
func Median(laps []float64) float64 {
	if len(laps) == 0 {
		return 0
	}
	s := append([]float64(nil), laps...)
	sort.Float64s(s)
	mid := len(s) / 2
	if len(s)%2 == 1 {
		return s[mid]
	}
	return (s[mid-1] + s[mid]) / 2
}

// StdDev returns the sample deviation, 0 for fewer than two laps.
func StdDev(laps []float64) float64 {
	if len(laps) < 2 {
		return 0
	}
	m := Mean(laps)
	var sq float64
	for _, l := range laps {
		sq += (l - m) * (l - m)
	}
	return math.Sqrt(sq / float64(len(laps)-1))
}

// Best returns the fastest lap, +Inf for no laps.
func Best(laps []float64) float64 {
	best := math.Inf(1)
	for _, l := range laps {
		best = math.Min(best, l)
	}
	return best
}
