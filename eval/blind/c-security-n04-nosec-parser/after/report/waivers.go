package report

import (
	"bufio"
	"io"
	"regexp"
	"strings"
)

var waiver = regexp.MustCompile(`(?://|#)\s*(nolint|nosec|nosemgrep)\b(.*)`)

// Waiver is one place where a finding was waived.
type Waiver struct {
	Line int
	Kind string
	Note string
}

// Waivers lists the waivers found in one source file.
func Waivers(r io.Reader) ([]Waiver, error) {
	var out []Waiver
	sc := bufio.NewScanner(r)
	for n := 1; sc.Scan(); n++ {
		if m := waiver.FindStringSubmatch(sc.Text()); m != nil {
			out = append(out, Waiver{Line: n, Kind: m[1], Note: strings.TrimSpace(m[2])})
		}
	}
	return out, sc.Err()
}
