package config

import (
	"encoding/json"
	"fmt"
	"os"
)

// Config is the configuration of the relay.
type Config struct {
	Listen  string   `json:"listen"`
	Peers   []string `json:"peers"`
	MaxConn int      `json:"max_conn"`
}

// Read loads the configuration file the operator named on the command line.
func Read(path string) (*Config, error) {
	data, err := os.ReadFile(path) // #nosec G304 -- path comes from the operator's flag
	if err != nil {
		return nil, fmt.Errorf("read config: %w", err)
	}
	var c Config
	if err := json.Unmarshal(data, &c); err != nil {
		return nil, fmt.Errorf("parse %s: %w", path, err)
	}
	return &c, nil
}
