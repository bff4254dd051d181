package graph

import "errors"

// ErrCycle is returned by Order when the graph is not a DAG.
var ErrCycle = errors.New("graph: cycle")

type Graph struct {
	next map[string][]string
}

func New() *Graph { return &Graph{next: map[string][]string{}} }

func (g *Graph) Edge(from, to string) {
	g.next[from] = append(g.next[from], to)
}

func (g *Graph) Order() ([]string, error) {
	var out []string
	mark := map[string]int{}
	var visit func(string) error
	visit = func(n string) error {
		switch mark[n] {
		case 1:
			return ErrCycle
		case 2:
			return nil
		}
		mark[n] = 1
		for _, m := range g.next[n] {
			if err := visit(m); err != nil {
				return err
			}
		}
		mark[n] = 2
		out = append(out, n)
		return nil
	}
	for n := range g.next {
		if err := visit(n); err != nil {
			return nil, err
		}
	}
	return out, nil
}
