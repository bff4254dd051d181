package money

import "testing"

func TestSplit(t *testing.T) {
	for _, tc := range []struct {
		cents int64
		n     int
		want  []int64
	}{
		{100, 3, []int64{34, 33, 33}},
		{5, 5, []int64{1, 1, 1, 1, 1}},
		{1, 2, []int64{1, 0}},
		{9, 0, nil},
	} {
		got := Split(tc.cents, tc.n)
		if len(got) != len(tc.want) {
			t.Fatalf("Split(%d, %d) = %v, want %v", tc.cents, tc.n, got, tc.want)
		}
		for i := range got {
			if got[i] != tc.want[i] {
				t.Errorf("Split(%d, %d)[%d] = %d, want %d", tc.cents, tc.n, i, got[i], tc.want[i])
			}
		}
	}
}
