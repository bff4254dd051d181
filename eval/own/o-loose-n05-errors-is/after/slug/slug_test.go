package slug

import (
	"errors"
	"testing"
)

func TestMake(t *testing.T) {
	tests := []struct {
		name, title, want string
	}{
		{"words", "Hello World", "hello-world"},
		{"signs at the ends", "  (draft) v2! ", "draft-v2"},
		{"runs of signs", "a -- b", "a-b"},
		{"letters of other scripts", "Élan Vital", "élan-vital"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got, err := Make(tt.title)
			if err != nil {
				t.Fatalf("Make(%q): %v", tt.title, err)
			}
			if got != tt.want {
				t.Errorf("Make(%q) = %q, want %q", tt.title, got, tt.want)
			}
		})
	}
}

func TestMakeEmpty(t *testing.T) {
	if _, err := Make("!?"); !errors.Is(err, ErrEmpty) {
		t.Errorf("got %v, want %v", err, ErrEmpty)
	}
}
