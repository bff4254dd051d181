// Package slices holds small helpers used across the services.
package slices

// Map applies f to every element.
func Map[T, U any](in []T, f func(T) U) []U {
	out := make([]U, 0, len(in))
	for _, v := range in {
		out = append(out, f(v))
	}
	return out
}

// Filter keeps the elements for which keep returns true.
func Filter[T any](in []T, keep func(T) bool) []T {
	var out []T
	for _, v := range in {
		if keep(v) {
			out = append(out, v)
		}
	}
	return out
}

// KeyBy indexes the elements by key; a later element wins.
func KeyBy[K comparable, T any](in []T, key func(T) K) map[K]T {
	out := make(map[K]T, len(in))
	for _, v := range in {
		out[key(v)] = v
	}
	return out
}
