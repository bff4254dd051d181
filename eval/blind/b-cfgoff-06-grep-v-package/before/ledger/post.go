package ledger

import "errors"

var ErrUnbalanced = errors.New("debits and credits differ")

type Entry struct {
	Account string
	Cents   int64
}

func Post(entries []Entry) error {
	var sum int64
	for _, e := range entries {
		sum += e.Cents
	}
	if sum != 0 {
		return ErrUnbalanced
	}
	return nil
}
