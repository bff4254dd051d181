package catalog

import (
	"errors"
	"testing"
)

func TestPrice(t *testing.T) {
	c := New(map[string]int{"mug": 450})
	got, err := c.Price("mug")
	if err != nil || got != 450 {
		t.Errorf("Price(mug) = %d, %v", got, err)
	}
}

func TestPriceUnknown(t *testing.T) {
	_, err := New(nil).Price("cup")
	if !errors.Is(err, ErrNotFound) {
		t.Errorf("got %v, want ErrNotFound", err)
	}
}
