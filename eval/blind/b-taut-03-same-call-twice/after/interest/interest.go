package interest

import "math"

// Compound returns the balance in cents after the given months.
func Compound(cents int64, yearly float64, months int) int64 {
	daily := yearly / 365
	return int64(math.Round(float64(cents) * math.Pow(1+daily, float64(months*30))))
}

// Simple returns the balance without interest on interest.
func Simple(cents int64, yearly float64, months int) int64 {
	return cents + int64(math.Round(float64(cents)*yearly*float64(months)/12))
}
