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
		line(&b, it.Name, it.Cents)
	}
	line(&b, "TOTAL", total)
	return b.String()
}

func line(b *strings.Builder, label string, cents int) {
	fmt.Fprintf(b, "%-12s %8.2f\n", label, float64(cents)/100)
}
