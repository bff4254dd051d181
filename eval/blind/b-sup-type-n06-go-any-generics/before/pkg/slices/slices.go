// Package slices holds small helpers used across the services.
package slices

// Map applies f to every element.
func Map(in []interface{}, f func(interface{}) interface{}) []interface{} {
	out := make([]interface{}, 0, len(in))
	for _, v := range in {
		out = append(out, f(v))
	}
	return out
}

// Filter keeps the elements for which keep returns true.
func Filter(in []interface{}, keep func(interface{}) bool) []interface{} {
	var out []interface{}
	for _, v := range in {
		if keep(v) {
			out = append(out, v)
		}
	}
	return out
}
