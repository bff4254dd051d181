package shipping

import (
	"errors"
	"testing"
)

var rates = map[string]int{"domestic": 150, "eu": 400}

func TestQuoteStartedKilogramCounts(t *testing.T) {
	q := NewQuoter(450, rates)
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
