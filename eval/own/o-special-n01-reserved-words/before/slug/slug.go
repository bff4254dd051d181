package slug

import (
	"errors"
	"strings"
	"unicode"
)

// ErrEmpty is returned for a title without letters or digits.
var ErrEmpty = errors.New("slug: nothing left of the title")

// Make turns a title into a part of an address.
func Make(title string) (string, error) {
	var b strings.Builder
	dash := false
	for _, r := range strings.ToLower(title) {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			if dash && b.Len() > 0 {
				b.WriteByte('-')
			}
			b.WriteRune(r)
			dash = false
			continue
		}
		dash = true
	}
	if b.Len() == 0 {
		return "", ErrEmpty
	}
	return b.String(), nil
}
