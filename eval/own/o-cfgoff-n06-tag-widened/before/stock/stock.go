package stock

import (
	"fmt"
	"sync"
)

// Shortage says that there is less than was asked for.
type Shortage struct{ SKU string }

func (s *Shortage) Error() string { return fmt.Sprintf("not enough of %s", s.SKU) }

// Stock counts goods.
type Stock struct {
	mu  sync.Mutex
	qty map[string]int
}

// New returns an empty stock.
func New() *Stock { return &Stock{qty: map[string]int{}} }

// Add puts goods in.
func (s *Stock) Add(sku string, n int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.qty[sku] += n
}

// Take takes goods out, or says that they are short.
func (s *Stock) Take(sku string, n int) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.qty[sku] < n {
		return s.qty[sku], &Shortage{SKU: sku}
	}
	s.qty[sku] -= n
	return s.qty[sku], nil
}
