package export

import (
	"encoding/csv"
	"io"
	"strconv"
)

// Booking is one row of the ledger.
type Booking struct {
	ID       string
	Cents    int64
	Currency string
}

var header = []string{"id", "cents", "currency"}

// Write prints the bookings as CSV.
func Write(w io.Writer, bookings []Booking) error {
	cw := csv.NewWriter(w)
	if err := cw.Write(header); err != nil {
		return err
	}
	for _, b := range bookings {
		row := []string{b.ID, strconv.FormatInt(b.Cents, 10), b.Currency}
		if err := cw.Write(row); err != nil {
			return err
		}
	}
	cw.Flush()
	return cw.Error()
}
