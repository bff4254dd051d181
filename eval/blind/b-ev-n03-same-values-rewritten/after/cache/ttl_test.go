package cache

import "testing"

const (
	minute = 60
	hour   = 60 * minute
	day    = 24 * hour
)

func TestTTLSeconds(t *testing.T) {
	tests := []struct {
		class string
		want  int
	}{
		{class: "none", want: 0},
		{class: "page", want: 5 * minute},
		{class: "session", want: day},
		{class: "static", want: 7 * day},
	}
	for _, tt := range tests {
		t.Run(tt.class, func(t *testing.T) {
			if got := TTLSeconds(tt.class); got != tt.want {
				t.Errorf("TTLSeconds(%q) = %d, want %d", tt.class, got, tt.want)
			}
		})
	}
}

func TestTTLSecondsUnknownClass(t *testing.T) {
	if got := TTLSeconds("bogus"); got != minute {
		t.Errorf("got %d, want the one minute default", got)
	}
}
