package interest

import "testing"

func TestCompound(t *testing.T) {
	cases := []struct {
		cents  int64
		yearly float64
		months int
		want   int64
	}{
		{100_000, 0.12, 1, 101_000},
		{100_000, 0.12, 2, 102_010},
		{100_000, 0, 24, 100_000},
	}
	for _, c := range cases {
		got := Compound(c.cents, c.yearly, c.months)
		if got != c.want {
			t.Errorf("Compound(%d, %v, %d) = %d, want %d", c.cents, c.yearly, c.months, got, c.want)
		}
	}
}

func TestSimple(t *testing.T) {
	if got := Simple(100_000, 0.12, 2); got != 102_000 {
		t.Errorf("Simple = %d, want 102000", got)
	}
}
