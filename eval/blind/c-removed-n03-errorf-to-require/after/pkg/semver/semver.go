package semver

import (
	"fmt"
	"strings"
)

// Version is a parsed semantic version.
type Version struct {
	Major, Minor, Patch int
	Pre                 string
}

// Parse reads a version with or without a leading v.
func Parse(s string) (Version, error) {
	var v Version
	core, pre, _ := strings.Cut(strings.TrimPrefix(s, "v"), "-")
	if strings.Count(core, ".") != 2 {
		return v, fmt.Errorf("semver: %q has not three parts", s)
	}
	if _, err := fmt.Sscanf(core, "%d.%d.%d", &v.Major, &v.Minor, &v.Patch); err != nil {
		return v, fmt.Errorf("semver: %q: %w", s, err)
	}
	v.Pre = pre
	return v, nil
}
