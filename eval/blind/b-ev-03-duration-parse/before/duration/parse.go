package duration

import (
	"fmt"
	"strconv"
	"time"
)

var units = map[byte]time.Duration{
	'h': time.Hour,
	'm': time.Minute,
	's': time.Second,
}

// Parse reads durations such as "1h30m" or "45s".
func Parse(s string) (time.Duration, error) {
	var total time.Duration
	start := 0
	for i := 0; i < len(s); i++ {
		unit, ok := units[s[i]]
		if !ok {
			continue
		}
		n, err := strconv.Atoi(s[start:i])
		if err != nil {
			return 0, fmt.Errorf("duration %q: %w", s, err)
		}
		total += time.Duration(n) * unit
		start = i + 1
	}
	if start != len(s) || s == "" {
		return 0, fmt.Errorf("duration %q: trailing text", s)
	}
	return total, nil
}
