package out

import (
	"io"
	"os"
)

// nopCloser keeps standard output open when the result is closed.
type nopCloser struct{ io.Writer }

func (nopCloser) Close() error { return nil }

// Create opens the file at path for writing; "-" is standard output.
func Create(path string) (io.WriteCloser, error) {
	if path == "-" {
		return nopCloser{os.Stdout}, nil
	}
	return os.Create(path)
}
