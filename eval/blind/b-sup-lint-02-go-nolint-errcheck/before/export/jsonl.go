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
	for _, it := range items {
		if err := enc.Encode(it); err != nil {
			return fmt.Errorf("write %s: %w", it.SKU, err)
		}
	}
	return f.Sync()
}

// FileName is the name of the export of one bin.
func FileName(bin string) string {
	return fmt.Sprintf("stock-%s.jsonl", bin)
}
