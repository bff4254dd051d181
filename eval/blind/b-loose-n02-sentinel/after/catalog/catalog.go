package catalog

import (
	"errors"
	"fmt"
)

// ErrNotFound says that the catalog has no such item.
var ErrNotFound = errors.New("not found")

type Catalog struct{ items map[string]int }

func New(items map[string]int) *Catalog { return &Catalog{items: items} }

func (c *Catalog) Price(sku string) (int, error) {
	p, ok := c.items[sku]
	if !ok {
		return 0, fmt.Errorf("price of %q: %w", sku, ErrNotFound)
	}
	return p, nil
}
