package mix

import "math"

// Gain turns decibels into a factor.
func Gain(db float64) float64 { return math.Pow(10, db/20) }

// Mix adds two signals of the same length.
func Mix(a, b []float32) []float32 {
	out := make([]float32, len(a))
	for i, v := range a {
		out[i] = v + b[i]
	}
	return out
}
