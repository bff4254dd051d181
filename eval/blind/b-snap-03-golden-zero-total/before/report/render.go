package report

import (
	"fmt"
	"strings"
)

// Item is a booked amount in cents.
type Item struct {
	Name  string
	Cents int
}

// Render prints one line an item and a total.
func Render(items []Item) string {
	var b strings.Builder
	total := 0
	for _, it := range items {
		fmt.Fprintf(&b, "%-12s %8.2f\n", it.Name, float64(it.Cents)/100)
		total += it.Cents
	}
	fmt.Fprintf(&b, "%-12s %8.2f\n", "TOTAL", float64(total)/100)
	return b.String()
}
