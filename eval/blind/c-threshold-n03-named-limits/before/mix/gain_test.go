package mix

import (
	"math"
	"testing"
)

func TestDecibels(t *testing.T) {
	for db, want := range map[float64]float64{0: 1, -6: 0.501187, 20: 10} {
		if got := Gain(db); math.Abs(got-want) > 1e-4 {
			t.Errorf("Gain(%v) = %v, want %v", db, got, want)
		}
	}
}

func TestMixAllocations(t *testing.T) {
	a, b := make([]float32, 512), make([]float32, 512)
	if n := testing.AllocsPerRun(100, func() { Mix(a, b) }); n > 2 {
		t.Errorf("%v allocations", n)
	}
}
