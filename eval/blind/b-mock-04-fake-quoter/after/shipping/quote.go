package shipping

import "errors"

// Quoter prices a parcel in cents.
type Quoter interface {
	Quote(grams int, zone string) (int, error)
}

// ErrZone is returned for a zone without a rate.
var ErrZone = errors.New("no rate for zone")

type tableQuoter struct {
	perKilo map[string]int
	base    int
}

// NewQuoter returns a Quoter that reads a table of rates per started kilogram.
func NewQuoter(base int, perKilo map[string]int) Quoter {
	return &tableQuoter{perKilo: perKilo, base: base}
}

func toKilos(grams int) int {
	return grams / 1000
}

func (q *tableQuoter) Quote(grams int, zone string) (int, error) {
	rate, ok := q.perKilo[zone]
	if !ok {
		return 0, ErrZone
	}
	return q.base + toKilos(grams)*rate, nil
}
