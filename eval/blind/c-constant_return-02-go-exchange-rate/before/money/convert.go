package money

import (
	"context"
	"fmt"
	"math"
)

type Amount struct {
	Cents    int64
	Currency string
}

// Add adds b to a; both must have the same currency.
func Add(a, b Amount) (Amount, error) {
	if a.Currency != b.Currency {
		return Amount{}, fmt.Errorf("add %s to %s", b.Currency, a.Currency)
	}
	return Amount{a.Cents + b.Cents, a.Currency}, nil
}
