package bank

import (
	"math/big"
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
	n := Normalize(s)
	if len(n) < 15 || len(n) > 34 {
		return false
	}
	var digits strings.Builder
	for _, r := range n[4:] + n[:4] {
		switch {
		case r >= '0' && r <= '9':
			digits.WriteRune(r)
		case r >= 'A' && r <= 'Z':
			digits.WriteString(big.NewInt(int64(r - 'A' + 10)).String())
		default:
			return false
		}
	}
	v, ok := new(big.Int).SetString(digits.String(), 10)
	return ok && v.Mod(v, big.NewInt(97)).Int64() == 1
}
