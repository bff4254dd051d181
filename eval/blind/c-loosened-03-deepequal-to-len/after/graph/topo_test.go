package graph

import (
	"errors"
	"testing"
)

func TestOrder(t *testing.T) {
	g := New()
	g.Edge("app", "db")
	g.Edge("app", "log")
	g.Edge("db", "log")

	got, err := g.Order()
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"log", "db", "app"}
	if len(got) != len(want) {
		t.Errorf("Order() = %v, want %v", got, want)
	}
}

func TestOrderReportsACycle(t *testing.T) {
	g := New()
	g.Edge("a", "b")
	g.Edge("b", "a")
	if _, err := g.Order(); !errors.Is(err, ErrCycle) {
		t.Errorf("err = %v", err)
	}
}
