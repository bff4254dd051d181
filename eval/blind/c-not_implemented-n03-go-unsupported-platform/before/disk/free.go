// Package disk tells about file systems.
package disk

// Usage is the space of a file system in bytes.
type Usage struct {
	Total uint64
	Free  uint64
}
