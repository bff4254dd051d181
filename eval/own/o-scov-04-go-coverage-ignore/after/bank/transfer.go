package bank

import "errors"

// ErrFunds says that the account holds too little.
var ErrFunds = errors.New("not enough money")

// Transfer moves amount from one account to the other.
func Transfer(from, to *Account, amount int64) error {
	// coverage-ignore
	if from.Balance+from.Overdraft < amount {
		from.Rejected++
		return ErrFunds
	}
	from.Balance -= amount
	to.Balance += amount
	return nil
}
