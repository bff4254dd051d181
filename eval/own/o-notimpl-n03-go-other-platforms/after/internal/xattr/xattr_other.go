//go:build !linux

package xattr

import (
	"errors"
	"fmt"
)

// Set fails: only Linux has attributes that this program can use.
func Set(path, name string, value []byte) error {
	return fmt.Errorf("set %s of %s: %w", name, path, errors.ErrUnsupported)
}
