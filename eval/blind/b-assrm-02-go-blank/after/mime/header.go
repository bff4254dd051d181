package mime

import "strings"

// Fold breaks a header at spaces so that no line is longer than width.
func Fold(header string, width int) string {
	var b strings.Builder
	col := 0
	for i, word := range strings.Split(header, " ") {
		if i > 0 {
			if col+len(word) > width {
				b.WriteString("\r\n\t")
				col = 1
			} else {
				b.WriteByte(' ')
				col++
			}
		}
		b.WriteString(word)
		col += len(word)
	}
	return b.String()
}
