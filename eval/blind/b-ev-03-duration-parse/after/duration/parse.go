package duration

import (
	"fmt"
	"regexp"
	"strconv"
	"time"
)

var units = map[byte]time.Duration{
	'h': time.Hour,
	'm': time.Minute,
	's': time.Second,
}

var pattern = regexp.MustCompile(`^([0-9]+)([hms])`)

// Parse reads durations such as "1h30m" or "45s".
func Parse(s string) (time.Duration, error) {
	m := pattern.FindStringSubmatch(s)
	if m == nil {
		return 0, fmt.Errorf("duration %q: no amount", s)
	}
	n, err := strconv.Atoi(m[1])
	if err != nil {
		return 0, fmt.Errorf("duration %q: %w", s, err)
	}
	return time.Duration(n) * units[m[2][0]], nil
}
