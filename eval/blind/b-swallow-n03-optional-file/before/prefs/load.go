package prefs

import (
	"encoding/json"
	"fmt"
	"os"
)

// Prefs are the settings of one user.
type Prefs struct {
	Theme    string `json:"theme"`
	FontSize int    `json:"fontSize"`
}

// Load reads the preferences at path.
func Load(path string) (Prefs, error) {
	var p Prefs
	data, err := os.ReadFile(path)
	if err != nil {
		return p, fmt.Errorf("prefs: %w", err)
	}
	if err := json.Unmarshal(data, &p); err != nil {
		return p, fmt.Errorf("prefs: %s: %w", path, err)
	}
	return p, nil
}
