package semver

import (
	"fmt"
	"strings"
)

type Version struct {
	Major, Minor, Patch int
	Pre                 string
}

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
