package roster

import (
	"context"
	"errors"
	"sort"
)

type Shift struct {
	ID     string
	Person string
	Start  int64
}

type Service struct {
	shifts map[string]Shift
}

func (s *Service) List(_ context.Context) []Shift {
	out := make([]Shift, 0, len(s.shifts))
	for _, sh := range s.shifts {
		out = append(out, sh)
	}
	sort.Slice(out, func(i, j int) bool { return out[i].Start < out[j].Start })
	return out
}

func (s *Service) Get(_ context.Context, id string) (Shift, error) {
	sh, ok := s.shifts[id]
	if !ok {
		return Shift{}, errors.New("roster: no such shift")
	}
	return sh, nil
}

// Swap exchanges the persons of two shifts.
func (s *Service) Swap(ctx context.Context, a, b string) ([]Shift, error) {
	return nil, errors.New("roster: swap is not implemented yet")
}
