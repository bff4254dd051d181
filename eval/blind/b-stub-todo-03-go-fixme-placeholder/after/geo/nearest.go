package geo

import (
	"sort"
)

// Point is a position in degrees.
type Point struct {
	Lat, Lon float64
}

// Depot is a depot with its position.
type Depot struct {
	Name string
	At   Point
}

// DistanceKm is the distance by road.
func DistanceKm(a, b Point) float64 {
	// FIXME: placeholder until the routing client is written
	return 10
}

// Nearest sorts the depots by their distance from p.
func Nearest(p Point, depots []Depot) []Depot {
	out := append([]Depot(nil), depots...)
	sort.SliceStable(out, func(i, j int) bool {
		return DistanceKm(p, out[i].At) < DistanceKm(p, out[j].At)
	})
	return out
}
