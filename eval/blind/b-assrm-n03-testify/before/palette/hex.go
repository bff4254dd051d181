package palette

import (
	"errors"
	"strconv"
)

var ErrFormat = errors.New("want #rrggbb")

type RGB struct{ R, G, B uint8 }

func Parse(s string) (RGB, error) {
	if len(s) != 7 || s[0] != '#' {
		return RGB{}, ErrFormat
	}
	n, err := strconv.ParseUint(s[1:], 16, 32)
	if err != nil {
		return RGB{}, ErrFormat
	}
	return RGB{uint8(n >> 16), uint8(n >> 8), uint8(n)}, nil
}
