// Package ast holds the syntax tree of filter expressions.
package ast

import "fmt"

// Expr is an expression. It is sealed: only this package implements it.
type Expr interface {
	fmt.Stringer
	isExpr()
}

// Field names a column.
type Field struct{ Name string }

// Number is a literal.
type Number struct{ Value float64 }

// Binary joins two expressions.
type Binary struct {
	Op          string
	Left, Right Expr
}

func (Field) isExpr()  {}
func (Number) isExpr() {}
func (Binary) isExpr() {}

func (f Field) String() string  { return f.Name }
func (n Number) String() string { return fmt.Sprintf("%g", n.Value) }
func (b Binary) String() string { return fmt.Sprintf("(%s %s %s)", b.Left, b.Op, b.Right) }

// Fields lists the columns an expression uses.
func Fields(e Expr) []string {
	switch e := e.(type) {
	case Field:
		return []string{e.Name}
	case Binary:
		return append(Fields(e.Left), Fields(e.Right)...)
	}
	return nil
}
