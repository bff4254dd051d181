package notes

import (
	"bufio"
	"io"
	"regexp"
)

// A note starts with TODO, FIXME or HACK, an owner in brackets may follow.
var tag = regexp.MustCompile(`\b(TODO|FIXME|HACK)(?:\((\w+)\))?: (.*)`)

// Note is a note in a source file.
type Note struct {
	Line  int
	Tag   string
	Owner string
	Text  string
}

// Find reads the notes of a file.
func Find(r io.Reader) ([]Note, error) {
	var found []Note
	lines := bufio.NewScanner(r)
	for n := 1; lines.Scan(); n++ {
		if m := tag.FindStringSubmatch(lines.Text()); m != nil {
			found = append(found, Note{n, m[1], m[2], m[3]})
		}
	}
	return found, lines.Err()
}
