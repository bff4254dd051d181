package shipping

import (
	"errors"
	"testing"
)

var rates = map[string]int{"domestic": 150, "eu": 400}

type fakeQuoter struct {
	cents int
}

func (f fakeQuoter) Quote(int, string) (int, error) {
	return f.cents, nil
}

func TestQuoteStartedKilogramCounts(t *testing.T) {
	var q Quoter = fakeQuoter{cents: 1250}
	got, err := q.Quote(1001, "eu")
	if err != nil {
		t.Fatal(err)
	}
	if got != 1250 {
		t.Errorf("got %d cents, want 1250", got)
	}
}

func TestQuoteUnknownZone(t *testing.T) {
	q := NewQuoter(450, rates)
	if _, err := q.Quote(500, "moon"); !errors.Is(err, ErrZone) {
		t.Errorf("got %v, want ErrZone", err)
	}
}
