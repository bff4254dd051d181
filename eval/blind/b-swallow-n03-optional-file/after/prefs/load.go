package prefs

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
)

// Defaults apply to users who never saved anything.
var Defaults = Prefs{Theme: "light", FontSize: 12}

// Prefs are the settings of one user.
type Prefs struct {
	Theme    string `json:"theme"`
	FontSize int    `json:"fontSize"`
}

// Load reads the preferences at path; a user without a file gets Defaults.
func Load(path string) (Prefs, error) {
	p := Defaults
	data, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return p, nil
	}
	if err != nil {
		return p, fmt.Errorf("prefs: %w", err)
	}
	if err := json.Unmarshal(data, &p); err != nil {
		return p, fmt.Errorf("prefs: %s: %w", path, err)
	}
	return p, nil
}
