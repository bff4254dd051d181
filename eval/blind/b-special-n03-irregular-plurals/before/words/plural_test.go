package words

import "testing"

func TestPlural(t *testing.T) {
	for noun, want := range map[string]string{
		"order": "orders",
		"box":   "boxes",
		"entry": "entries",
		"day":   "days",
	} {
		if got := Plural(noun); got != want {
			t.Errorf("Plural(%q) = %q, want %q", noun, got, want)
		}
	}
}
