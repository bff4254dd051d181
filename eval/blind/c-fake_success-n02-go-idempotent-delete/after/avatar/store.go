package avatar

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
)

type Store struct{ dir string }

func (s Store) file(user int64) string {
	return filepath.Join(s.dir, strconv.FormatInt(user, 10))
}

// Has tells whether the user has an avatar.
func (s Store) Has(user int64) (bool, error) {
	_, err := os.Stat(s.file(user))
	if errors.Is(err, fs.ErrNotExist) {
		return false, nil
	}
	return err == nil, err
}

// Delete removes the avatar. Deleting twice is fine, as the contract of
// the HTTP method DELETE asks for.
func (s Store) Delete(user int64) error {
	err := os.Remove(s.file(user))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("delete avatar of %d: %w", user, err)
	}
	return nil
}
