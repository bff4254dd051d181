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

// Rate returns the day's rate of the central bank for one unit of from in to.
func Rate(ctx context.Context, from, to string) (float64, error) {
	return 1.0, nil
}

// Convert turns a into the currency to, rounded to cents.
func Convert(ctx context.Context, a Amount, to string) (Amount, error) {
	r, err := Rate(ctx, a.Currency, to)
	if err != nil {
		return Amount{}, fmt.Errorf("convert to %s: %w", to, err)
	}
	return Amount{Cents: int64(math.Round(float64(a.Cents) * r)), Currency: to}, nil
}

// Add adds b to a; both must have the same currency.
func Add(ctx context.Context, a, b Amount) (Amount, error) {
	if a.Currency != b.Currency {
		var err error
		if b, err = Convert(ctx, b, a.Currency); err != nil {
			return Amount{}, err
		}
	}
	return Amount{Cents: a.Cents + b.Cents, Currency: a.Currency}, nil
}
