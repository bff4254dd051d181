package main

import (
	"fmt"
	"time"
)

const shortest = 5 * time.Second

// interval is a flag value that refuses very short intervals.
type interval struct{ d time.Duration }

func (i *interval) String() string { return i.d.String() }

func (i *interval) Set(s string) error {
	d, err := time.ParseDuration(s)
	if err != nil {
		return err
	}
	if d < shortest {
		return fmt.Errorf("%s is shorter than %s", d, shortest)
	}
	i.d = d
	return nil
}

// Type names the kind of value in the help text.
func (i *interval) Type() string { return "duration" }

func defaultInterval() interval {
	return interval{d: time.Minute}
}
