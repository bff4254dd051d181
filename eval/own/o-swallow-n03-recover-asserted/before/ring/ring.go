package ring

// New makes a ring of n places.
func New(n int) []int { return make([]int, n) }
