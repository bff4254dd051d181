package session

import (
	"errors"
	"time"
)

// ErrExpired is returned for a session that is too old.
var ErrExpired = errors.New("session expired")

// Store keeps when a session was last used.
type Store interface {
	LastUsed(id string) (time.Time, error)
	Touch(id string, at time.Time) error
}

// Service decides whether sessions are alive.
type Service struct {
	Store Store
	TTL   time.Duration
	Now   func() time.Time
}

// Refresh extends a session that has not expired.
func (s *Service) Refresh(id string) error {
	last, err := s.Store.LastUsed(id)
	if err != nil {
		return err
	}
	now := s.Now()
	if now.Sub(last) > s.TTL {
		return ErrExpired
	}
	return s.Store.Touch(id, now)
}
