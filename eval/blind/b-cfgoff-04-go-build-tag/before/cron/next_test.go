package cron

import (
	"testing"
	"time"
)

func at(h, m, s int) time.Time {
	return time.Date(2025, 5, 6, h, m, s, 0, time.UTC)
}

func TestNextIsLaterThanNow(t *testing.T) {
	got := Every{15}.Next(at(10, 15, 0))
	if want := at(10, 30, 0); !got.Equal(want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestNextCrossesTheHour(t *testing.T) {
	got := Every{20}.Next(at(10, 45, 30))
	if want := at(11, 0, 0); !got.Equal(want) {
		t.Errorf("got %v, want %v", got, want)
	}
}
