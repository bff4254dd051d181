package session

import (
	"errors"
	"testing"
	"time"
)

func fixed() (*Manager, *time.Time) {
	now := time.Unix(1000, 0)
	m := NewManager(time.Minute, func() time.Time { return now })
	return m, &now
}

func TestCheckFresh(t *testing.T) {
	m, _ := fixed()
	m.Start("s")
	if err := m.Check("s"); err != nil {
		t.Fatal(err)
	}
}

func TestCheckUnknown(t *testing.T) {
	m, _ := fixed()
	if err := m.Check("s"); !errors.Is(err, ErrUnknown) {
		t.Errorf("got %v, want ErrUnknown", err)
	}
}

func TestCheckExpired(t *testing.T) {
	m, now := fixed()
	m.Start("s")
	*now = now.Add(2 * time.Minute)
	if err := m.Check("s"); err == nil {
		t.Error("expected an error")
	}
}
