package export

import (
	"encoding/json"
	"fmt"
	"os"

	"example.org/granary/stock"
)

// WriteStock writes the stock list to path, one JSON object a line.
func WriteStock(path string, items []stock.Item) error {
	f, err := os.Create(path)
	if err != nil {
		return fmt.Errorf("create %s: %w", path, err)
	}
	defer f.Close()

	enc := json.NewEncoder(f)
	enc.SetEscapeHTML(false)
	for _, it := range items {
		enc.Encode(it) //nolint:errcheck
	}
	return f.Sync()
}

// FileName is the name of the export of one bin.
func FileName(bin string) string {
	return fmt.Sprintf("stock-%s.jsonl", bin)
}
