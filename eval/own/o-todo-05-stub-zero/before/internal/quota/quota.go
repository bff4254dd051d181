package quota

import (
	"errors"
	"io/fs"
	"os"
)

// ErrFull says that a tenant has used up its space.
var ErrFull = errors.New("quota exceeded")

// Check fails when the tenant's files are larger than the limit.
func Check(root string, limit int64) error {
	var sum int64
	err := fs.WalkDir(os.DirFS(root), ".", func(_ string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		info, err := d.Info()
		if err == nil {
			sum += info.Size()
		}
		return err
	})
	if err != nil {
		return err
	}
	if sum > limit {
		return ErrFull
	}
	return nil
}
