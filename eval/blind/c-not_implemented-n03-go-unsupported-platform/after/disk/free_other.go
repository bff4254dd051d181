//go:build !linux

package disk

import "errors"

// Free is available on Linux only; elsewhere it returns errors.ErrUnsupported.
func Free(path string) (Usage, error) {
	return Usage{}, errors.ErrUnsupported
}
