package words

import "strings"

// irregular lists nouns that no rule covers.
var irregular = map[string]string{
	"child":  "children",
	"foot":   "feet",
	"goose":  "geese",
	"man":    "men",
	"mouse":  "mice",
	"ox":     "oxen",
	"person": "people",
	"series": "series",
	"sheep":  "sheep",
	"tooth":  "teeth",
	"woman":  "women",
}

// Plural returns the English plural of a lower-case noun.
func Plural(noun string) string {
	if p, ok := irregular[noun]; ok {
		return p
	}
	switch {
	case noun == "":
		return ""
	case strings.HasSuffix(noun, "s"), strings.HasSuffix(noun, "x"), strings.HasSuffix(noun, "ch"):
		return noun + "es"
	case strings.HasSuffix(noun, "y") && !strings.ContainsAny(noun[max(0, len(noun)-2):len(noun)-1], "aeiou"):
		return noun[:len(noun)-1] + "ies"
	}
	return noun + "s"
}
