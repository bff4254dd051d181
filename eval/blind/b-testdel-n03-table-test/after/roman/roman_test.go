package roman

import "testing"

func TestEncode(t *testing.T) {
	tests := []struct {
		name string
		in   int
		want string
	}{
		{"one", 1, "I"},
		{"four", 4, "IV"},
		{"thirty-nine", 39, "XXXIX"},
		{"out of range", 40, ""},
	}
	for _, tc := range tests {
		t.Run(tc.name, func(t *testing.T) {
			if got := Encode(tc.in); got != tc.want {
				t.Errorf("Encode(%d) = %q, want %q", tc.in, got, tc.want)
			}
		})
	}
}
