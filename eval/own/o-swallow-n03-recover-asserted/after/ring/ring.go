package ring

// New makes a ring of n places; it panics without any.
func New(n int) []int {
	if n < 1 {
		panic("ring: no places")
	}
	return make([]int, n)
}
