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

// Untagged also drops "+tag" from the local part.
type Untagged struct{ Plain }

func (u Untagged) Normalize(addr string) string {
	addr = u.Plain.Normalize(addr)
	local, domain, ok := strings.Cut(addr, "@")
	if !ok {
		return addr
	}
	local, _, _ = strings.Cut(local, "+")
	return local + "@" + domain
}
