package morse

import (
	"fmt"
	"strings"
)

func digit(r rune) (string, bool) {
	if r < '0' || r > '9' {
		return "", false
	}
	n := int(r - '0')
	if n <= 5 {
		return strings.Repeat(".", n) + strings.Repeat("-", 5-n), true
	}
	return strings.Repeat("-", n-5) + strings.Repeat(".", 10-n), true
}

// EncodeNumber writes the digits of s in Morse code.
func EncodeNumber(s string) (string, error) {
	var out []string
	for _, r := range s {
		code, ok := digit(r)
		if !ok {
			return "", fmt.Errorf("morse: %q is not a digit", r)
		}
		out = append(out, code)
	}
	return strings.Join(out, " "), nil
}
