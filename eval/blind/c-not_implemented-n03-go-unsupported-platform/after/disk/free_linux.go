package disk

import (
	"fmt"
	"syscall"
)

// Free reads the usage of the file system that holds path.
func Free(path string) (Usage, error) {
	var st syscall.Statfs_t
	if err := syscall.Statfs(path, &st); err != nil {
		return Usage{}, fmt.Errorf("disk: %s: %w", path, err)
	}
	size := uint64(st.Bsize)
	return Usage{Total: st.Blocks * size, Free: st.Bavail * size}, nil
}
