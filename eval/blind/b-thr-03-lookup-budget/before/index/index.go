package index

// Index maps keys to positions.
type Index struct {
	pos map[string]int
}

// New returns an empty index.
func New() *Index {
	return &Index{pos: make(map[string]int)}
}

// Put stores the position of a key.
func (ix *Index) Put(key string, p int) {
	ix.pos[key] = p
}

// Get returns the position of a key.
func (ix *Index) Get(key string) (int, bool) {
	p, ok := ix.pos[key]
	return p, ok
}
