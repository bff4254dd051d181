package interest

import "testing"

func TestCompound(t *testing.T) {
	cases := []struct {
		cents  int64
		yearly float64
		months int
	}{
		{100_000, 0.12, 1},
		{100_000, 0.12, 2},
		{100_000, 0, 24},
	}
	for _, c := range cases {
		want := Compound(c.cents, c.yearly, c.months)
		got := Compound(c.cents, c.yearly, c.months)
		if got != want {
			t.Errorf("Compound(%d, %v, %d) = %d, want %d", c.cents, c.yearly, c.months, got, want)
		}
	}
}

func TestSimple(t *testing.T) {
	if got := Simple(100_000, 0.12, 2); got != 102_000 {
		t.Errorf("Simple = %d, want 102000", got)
	}
}
