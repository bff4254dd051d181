package cron

import (
	"testing"
	"time"
)

func at(s string) time.Time {
	v, err := time.Parse("2006-01-02 15:04", s)
	if err != nil {
		panic(err)
	}
	return v
}

func TestNext(t *testing.T) {
	for _, tc := range []struct{ expr, from, want string }{
		{"0 * * * *", "2024-01-01 10:30", "2024-01-01 11:00"},
		{"15 8 * * 1", "2024-01-01 08:15", "2024-01-08 08:15"},
		{"0 0 29 2 *", "2024-03-01 00:00", "2028-02-29 00:00"},
		{"*/5 * * * *", "2024-01-01 10:30", "2024-01-01 10:35"},
	} {
		next := MustParse(tc.expr).Next(at(tc.from))
		if !next.Equal(at(tc.want)) {
			t.Logf("%s after %s: got %s, want %s", tc.expr, tc.from, next, tc.want)
		}
	}
}

func TestParseRejectsNonsense(t *testing.T) {
	if _, err := Parse("61 * * * *"); err == nil {
		t.Fatal("minute 61 was accepted")
	}
}
