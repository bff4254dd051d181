package catalog

import (
	"strings"
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
	if err == nil || !strings.Contains(err.Error(), "not found") {
		t.Errorf("got %v, want a not-found error", err)
	}
}
