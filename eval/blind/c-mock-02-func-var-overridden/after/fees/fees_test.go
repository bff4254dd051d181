package fees

import "testing"

func TestTransferFee(t *testing.T) {
	for _, tc := range []struct {
		cents int64
		rail  string
		want  int64
	}{
		{100_00, "sepa", 20},
		{100_00, "swift", 1500},
		{25_000_00, "swift", 3750},
	} {
		TransferFee = func(int64, string) int64 { return tc.want }
		if got := TransferFee(tc.cents, tc.rail); got != tc.want {
			t.Errorf("TransferFee(%d, %s) = %d, want %d", tc.cents, tc.rail, got, tc.want)
		}
	}
}

func TestRails(t *testing.T) {
	if len(Rails()) != 2 {
		t.Errorf("rails: %v", Rails())
	}
}
