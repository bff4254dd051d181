package ring

// Ring keeps the last values.
type Ring struct {
	buf  []int
	next int
}

// New makes a ring of n places.
func New(n int) *Ring { return &Ring{buf: make([]int, n)} }

// Put adds a value.
func (r *Ring) Put(v int) {
	r.buf[r.next] = v
	r.next++
}
