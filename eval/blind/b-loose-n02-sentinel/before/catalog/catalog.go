package catalog

import "fmt"

type Catalog struct{ items map[string]int }

func New(items map[string]int) *Catalog { return &Catalog{items: items} }

func (c *Catalog) Price(sku string) (int, error) {
	p, ok := c.items[sku]
	if !ok {
		return 0, fmt.Errorf("price of %q: not found", sku)
	}
	return p, nil
}
