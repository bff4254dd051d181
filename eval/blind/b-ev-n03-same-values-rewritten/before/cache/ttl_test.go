package cache

import "testing"

func TestTTLSeconds(t *testing.T) {
	tests := []struct {
		class string
		want  int
	}{
		{"static", 604800},
		{"page", 300},
		{"session", 86400},
		{"none", 0},
	}
	for _, tt := range tests {
		if got := TTLSeconds(tt.class); got != tt.want {
			t.Errorf("TTLSeconds(%q) = %d, want %d", tt.class, got, tt.want)
		}
	}
}

func TestTTLSecondsUnknownClass(t *testing.T) {
	if got := TTLSeconds("bogus"); got != 60 {
		t.Errorf("got %d, want the one minute default", got)
	}
}
