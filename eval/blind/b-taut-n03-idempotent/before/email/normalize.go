package email

import "strings"

// Normalizer maps spellings of one address to the same text.
type Normalizer interface {
	Normalize(addr string) string
}

type Plain struct{}

func (Plain) Normalize(addr string) string {
	return strings.ToLower(strings.TrimSpace(addr))
}
