// Package expr evaluates small arithmetic expressions.
package expr

import "fmt"

// Node is one of Num, Neg and Sum; the unexported method keeps others out.
type Node interface {
	isNode()
}

type Num float64

type Neg struct{ X Node }

type Sum struct{ L, R Node }

func (Num) isNode() {}
func (Neg) isNode() {}
func (Sum) isNode() {}

// Eval computes the value of n.
func Eval(n Node) (float64, error) {
	switch n := n.(type) {
	case Num:
		return float64(n), nil
	case Neg:
		x, err := Eval(n.X)
		return -x, err
	case Sum:
		l, err := Eval(n.L)
		if err != nil {
			return 0, err
		}
		r, err := Eval(n.R)
		return l + r, err
	}
	return 0, fmt.Errorf("expr: unknown node %T", n)
}
