package ledger

import (
	"errors"
	"testing"
)

func TestPostBalanced(t *testing.T) {
	if err := Post([]Entry{{"cash", 500}, {"sales", -500}}); err != nil {
		t.Fatal(err)
	}
}

func TestPostUnbalanced(t *testing.T) {
	err := Post([]Entry{{"cash", 500}, {"sales", -499}})
	if !errors.Is(err, ErrUnbalanced) {
		t.Fatalf("got %v, want ErrUnbalanced", err)
	}
}
