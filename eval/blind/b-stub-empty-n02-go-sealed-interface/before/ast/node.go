// Package ast holds the syntax tree of filter expressions.
package ast

import "fmt"

// Expr is an expression.
type Expr interface {
	fmt.Stringer
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

func (f Field) String() string  { return f.Name }
func (n Number) String() string { return fmt.Sprintf("%g", n.Value) }
func (b Binary) String() string { return fmt.Sprintf("(%s %s %s)", b.Left, b.Op, b.Right) }
