package blob

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// ErrKey is returned for keys that leave the folder.
var ErrKey = errors.New("blob: bad key")

// Dir keeps blobs in a folder.
type Dir struct {
	Root string
}

func (d Dir) path(key string) (string, error) {
	if !filepath.IsLocal(key) {
		return "", ErrKey
	}
	return filepath.Join(d.Root, key), nil
}

// Delete removes a blob. Deleting a blob that is not there is no error,
// as with the object stores that implement the same interface.
func (d Dir) Delete(key string) error {
	p, err := d.path(key)
	if err != nil {
		return err
	}
	err = os.Remove(p)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("delete %s: %w", key, err)
	}
	return nil
}

// Exists reports whether a blob is there.
func (d Dir) Exists(key string) bool {
	p, err := d.path(key)
	if err != nil {
		return false
	}
	_, err = os.Stat(p)
	return err == nil
}
