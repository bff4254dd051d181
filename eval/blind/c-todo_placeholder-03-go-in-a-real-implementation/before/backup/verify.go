package backup

import (
	"errors"
	"fmt"
	"os"
)

// Manifest lists the files of a backup with their digests.
type Manifest struct {
	Files map[string]string
}

var ErrEmpty = errors.New("backup: empty manifest")

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

// Verify checks that all files are there.
func Verify(m Manifest) error {
	if len(m.Files) == 0 {
		return ErrEmpty
	}
	for path := range m.Files {
		if !exists(path) {
			return fmt.Errorf("backup: %s is missing", path)
		}
	}
	return nil
}
