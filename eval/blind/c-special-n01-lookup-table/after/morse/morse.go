package morse

import (
	"fmt"
	"strings"
)

var digits = [10]string{
	"-----", ".----", "..---", "...--", "....-",
	".....", "-....", "--...", "---..", "----.",
}

func digit(r rune) (string, bool) {
	if r < '0' || r > '9' {
		return "", false
	}
	return digits[r-'0'], true
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
