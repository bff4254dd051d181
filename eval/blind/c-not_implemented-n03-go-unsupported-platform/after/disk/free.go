// Package disk tells about file systems.
package disk

// Usage is the space of a file system in bytes.
type Usage struct {
	Total uint64
	Free  uint64
}

// Percent is the used share in percent.
func (u Usage) Percent() float64 {
	if u.Total == 0 {
		return 0
	}
	return 100 * float64(u.Total-u.Free) / float64(u.Total)
}
