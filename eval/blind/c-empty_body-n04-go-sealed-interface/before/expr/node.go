// Package expr evaluates small arithmetic expressions.
package expr

import "fmt"

type Node interface{}

type Num float64

type Sum struct{ L, R Node }

// Eval computes the value of n.
func Eval(n Node) (float64, error) {
	switch n := n.(type) {
	case Num:
		return float64(n), nil
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
