package mix

import (
	"math"
	"testing"
)

const (
	tolerance = 1e-4
	maxAllocs = 2
)

func near(a, b float64) bool { return math.Abs(a-b) <= tolerance }

func TestDecibels(t *testing.T) {
	for db, want := range map[float64]float64{0: 1, -6: 0.501187, 20: 10} {
		if got := Gain(db); !near(got, want) {
			t.Errorf("Gain(%v) = %v, want %v", db, got, want)
		}
	}
}

func TestMixAllocations(t *testing.T) {
	a, b := make([]float32, 512), make([]float32, 512)
	if n := testing.AllocsPerRun(100, func() { Mix(a, b) }); n > maxAllocs {
		t.Errorf("%v allocations, at most %d allowed", n, maxAllocs)
	}
}
