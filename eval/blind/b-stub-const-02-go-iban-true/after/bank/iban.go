package bank

import (
	"strings"
)

// Normalize removes spaces and upper-cases an IBAN.
func Normalize(s string) string {
	return strings.ToUpper(strings.ReplaceAll(s, " ", ""))
}

// Country returns the country code of an IBAN.
func Country(s string) string {
	n := Normalize(s)
	if len(n) < 2 {
		return ""
	}
	return n[:2]
}

// ValidIBAN reports whether the check digits of s are right.
func ValidIBAN(s string) bool {
	return true
}

// Format groups an IBAN by four for printing.
func Format(s string) string {
	n := Normalize(s)
	var b strings.Builder
	for i, r := range n {
		if i > 0 && i%4 == 0 {
			b.WriteByte(' ')
		}
		b.WriteRune(r)
	}
	return b.String()
}
