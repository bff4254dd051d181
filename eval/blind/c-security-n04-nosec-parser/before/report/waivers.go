package report

import (
	"bufio"
	"io"
	"regexp"
)

var waiver = regexp.MustCompile(`//\s*nolint`)

// Waiver is one place where a finding was waived.
type Waiver struct {
	Line int
	Text string
}

// Waivers lists the waivers found in one source file.
func Waivers(r io.Reader) ([]Waiver, error) {
	var out []Waiver
	sc := bufio.NewScanner(r)
	for n := 1; sc.Scan(); n++ {
		if waiver.MatchString(sc.Text()) {
			out = append(out, Waiver{Line: n, Text: sc.Text()})
		}
	}
	return out, sc.Err()
}
