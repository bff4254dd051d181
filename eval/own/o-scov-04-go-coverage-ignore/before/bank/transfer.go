package bank

import "errors"

// ErrFunds says that the account holds too little.
var ErrFunds = errors.New("not enough money")

// Transfer moves amount from one account to the other.
func Transfer(from, to *Account, amount int64) error {
	if from.Balance < amount {
		return ErrFunds
	}
	from.Balance -= amount
	to.Balance += amount
	return nil
}
