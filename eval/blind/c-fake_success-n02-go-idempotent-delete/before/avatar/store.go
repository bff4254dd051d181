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
	return filepath.Join(s.dir, fmt.Sprint(user))
}

// Has tells whether the user has an avatar.
func (s Store) Has(user int64) (bool, error) {
	_, err := os.Stat(s.file(user))
	if errors.Is(err, fs.ErrNotExist) {
		return false, nil
	}
	return err == nil, err
}
