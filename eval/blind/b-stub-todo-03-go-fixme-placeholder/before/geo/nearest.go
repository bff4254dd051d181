package geo

import (
	"math"
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

const earthKm = 6371.0

// DistanceKm is the great-circle distance.
func DistanceKm(a, b Point) float64 {
	rad := math.Pi / 180
	dLat, dLon := (b.Lat-a.Lat)*rad, (b.Lon-a.Lon)*rad
	h := math.Pow(math.Sin(dLat/2), 2) +
		math.Cos(a.Lat*rad)*math.Cos(b.Lat*rad)*math.Pow(math.Sin(dLon/2), 2)
	return 2 * earthKm * math.Asin(math.Sqrt(h))
}

// Nearest sorts the depots by their distance from p.
func Nearest(p Point, depots []Depot) []Depot {
	out := append([]Depot(nil), depots...)
	sort.Slice(out, func(i, j int) bool {
		return DistanceKm(p, out[i].At) < DistanceKm(p, out[j].At)
	})
	return out
}
