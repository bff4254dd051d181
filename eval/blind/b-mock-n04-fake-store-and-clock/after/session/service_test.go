package session

import (
	"errors"
	"testing"
	"time"
)

type fakeStore struct {
	last    time.Time
	touched []time.Time
}

func (f *fakeStore) LastUsed(string) (time.Time, error) { return f.last, nil }

func (f *fakeStore) Touch(_ string, at time.Time) error {
	f.touched = append(f.touched, at)
	return nil
}

func newService(age time.Duration) (*Service, *fakeStore, time.Time) {
	now := time.Date(2024, 3, 1, 12, 0, 0, 0, time.UTC)
	store := &fakeStore{last: now.Add(-age)}
	return &Service{Store: store, TTL: time.Hour, Now: func() time.Time { return now }}, store, now
}

func TestRefreshTouchesALiveSession(t *testing.T) {
	svc, store, now := newService(59 * time.Minute)
	if err := svc.Refresh("s1"); err != nil {
		t.Fatal(err)
	}
	if len(store.touched) != 1 || !store.touched[0].Equal(now) {
		t.Errorf("touched %v, want [%v]", store.touched, now)
	}
}

func TestRefreshRefusesAnExpiredSession(t *testing.T) {
	svc, store, _ := newService(61 * time.Minute)
	if err := svc.Refresh("s1"); !errors.Is(err, ErrExpired) {
		t.Errorf("got %v, want ErrExpired", err)
	}
	if len(store.touched) != 0 {
		t.Errorf("expired session was touched")
	}
}
