package ledger

import "errors"

// ErrShares is returned when the shares do not add up to anything.
var ErrShares = errors.New("ledger: no shares")

// Split divides cents by shares; the remainder goes to the first ones.
func Split(cents int64, shares []int64) ([]int64, error) {
	var sum int64
	for _, s := range shares {
		sum += s
	}
	if sum <= 0 {
		return nil, ErrShares
	}
	out := make([]int64, len(shares))
	rest := cents
	for i, s := range shares {
		out[i] = cents * s / sum
		rest -= out[i]
	}
	for i := 0; rest > 0; i++ {
		out[i%len(out)]++
		rest--
	}
	return out, nil
}
