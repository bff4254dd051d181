package roman

import "strings"

var digits = []struct {
	value int
	text  string
}{
	{10, "X"}, {9, "IX"}, {5, "V"}, {4, "IV"}, {1, "I"},
}

// Encode writes n (1 to 39) in Roman digits; otherwise it returns "".
func Encode(n int) string {
	if n < 1 || n > 39 {
		return ""
	}
	var b strings.Builder
	for _, d := range digits {
		for n >= d.value {
			b.WriteString(d.text)
			n -= d.value
		}
	}
	return b.String()
}
