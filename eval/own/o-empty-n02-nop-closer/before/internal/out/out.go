package out

import (
	"io"
	"os"
)

// Create opens the file at path for writing.
func Create(path string) (io.WriteCloser, error) {
	return os.Create(path)
}
