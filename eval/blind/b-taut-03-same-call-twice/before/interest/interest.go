package interest

import "math"

// Compound returns the balance in cents after the given months.
func Compound(cents int64, yearly float64, months int) int64 {
	monthly := yearly / 12
	return int64(math.Round(float64(cents) * math.Pow(1+monthly, float64(months))))
}

// Simple returns the balance without interest on interest.
func Simple(cents int64, yearly float64, months int) int64 {
	return cents + int64(math.Round(float64(cents)*yearly*float64(months)/12))
}
