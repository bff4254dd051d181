package session

import (
	"errors"
	"time"
)

var (
	ErrExpired = errors.New("session expired")
	ErrUnknown = errors.New("no such session")
)

type Manager struct {
	ttl  time.Duration
	now  func() time.Time
	seen map[string]time.Time
}

func NewManager(ttl time.Duration, now func() time.Time) *Manager {
	return &Manager{ttl: ttl, now: now, seen: map[string]time.Time{}}
}

func (m *Manager) Start(id string) { m.seen[id] = m.now() }

func (m *Manager) Check(id string) error {
	m.sweep()
	if _, ok := m.seen[id]; !ok {
		return ErrUnknown
	}
	return nil
}

func (m *Manager) sweep() {
	for id, at := range m.seen {
		if m.now().Sub(at) > m.ttl {
			delete(m.seen, id)
		}
	}
}
