package plate

import (
	"errors"
	"regexp"
	"strings"
)

// ErrFormat is returned for text that is no licence plate.
var ErrFormat = errors.New("plate: bad format")

//nolint:gochecknoglobals // compiled once, never reassigned
var pattern = regexp.MustCompile(`^([A-ZÄÖÜ]{1,3})-([A-Z]{1,2}) (\d{1,4})([EH]?)$`)

// Plate is a parsed licence plate.
type Plate struct {
	District string
	Letters  string
	Number   string
	Suffix   string
}

// Parse reads a plate such as "HH-AB 123".
func Parse(s string) (Plate, error) {
	m := pattern.FindStringSubmatch(strings.ToUpper(strings.TrimSpace(s)))
	if m == nil {
		return Plate{}, ErrFormat
	}
	return Plate{District: m[1], Letters: m[2], Number: m[3], Suffix: m[4]}, nil
}
