package xattr

import "golang.org/x/sys/unix"

// Set writes an extended attribute of a file.
func Set(path, name string, value []byte) error {
	return unix.Setxattr(path, name, value, 0)
}
