// Package stats computes figures over lap times.
package stats

import (
	"math"
	"sort"
)

// Mean returns the mean, 0 for no laps.
func Mean(laps []float64) float64 {
	var sum float64
	for _, l := range laps {
		sum += l
	}
	return sum / float64(len(laps))
}

// Median returns the median.
func Median(laps []float64) float64 {
	s := append([]float64(nil), laps...)
	sort.Float64s(s)
	mid := len(s) / 2
	if len(s)%2 == 1 {
		return s[mid]
	}
	return (s[mid-1] + s[mid]) / 2
}
