package settlement

import "os"

// Write stores the batch under its name.
func Write(name string, rows []byte) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	f.Write(rows)
	f.Close()
	return nil
}
