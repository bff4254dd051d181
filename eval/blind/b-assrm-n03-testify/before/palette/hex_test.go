package palette

import (
	"errors"
	"testing"
)

func TestParse(t *testing.T) {
	c, err := Parse("#ff8000")
	if err != nil {
		t.Fatalf("unexpected error: %v", err)
	}
	if c.R != 255 {
		t.Errorf("R = %d, want 255", c.R)
	}
	if c.G != 128 {
		t.Errorf("G = %d, want 128", c.G)
	}
	if c.B != 0 {
		t.Errorf("B = %d, want 0", c.B)
	}
}

func TestParseBad(t *testing.T) {
	_, err := Parse("orange")
	if !errors.Is(err, ErrFormat) {
		t.Errorf("err = %v, want ErrFormat", err)
	}
}
