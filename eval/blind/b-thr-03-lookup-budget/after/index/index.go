package index

// Index maps keys to positions.
type Index struct {
	entries []entry
}

type entry struct {
	key string
	pos int
}

// New returns an empty index.
func New() *Index {
	return &Index{}
}

// Put stores the position of a key.
func (ix *Index) Put(key string, p int) {
	ix.entries = append(ix.entries, entry{key, p})
}

// Get returns the position of a key.
func (ix *Index) Get(key string) (int, bool) {
	for i := len(ix.entries) - 1; i >= 0; i-- {
		if ix.entries[i].key == key {
			return ix.entries[i].pos, true
		}
	}
	return 0, false
}
