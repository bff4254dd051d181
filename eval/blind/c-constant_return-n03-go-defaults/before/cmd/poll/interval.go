package main

import (
	"fmt"
	"time"
)

// interval is a flag value that refuses very short intervals.
type interval struct{ d time.Duration }

func (i *interval) String() string { return i.d.String() }

func (i *interval) Set(s string) error {
	d, err := time.ParseDuration(s)
	if err != nil {
		return err
	}
	if d < time.Second {
		return fmt.Errorf("%s is too short", d)
	}
	i.d = d
	return nil
}
