package ring

// Buffer is a fixed-size FIFO of ints.
type Buffer struct {
	data []int
	head int
	size int
}

func New(capacity int) *Buffer { return &Buffer{data: make([]int, capacity)} }

func (b *Buffer) Push(v int) bool {
	if b.size == len(b.data) {
		return false
	}
	b.data[(b.head+b.size)%len(b.data)] = v
	b.size++
	return true
}

func (b *Buffer) Pop() (int, bool) {
	if b.size == 0 {
		return 0, false
	}
	v := b.data[b.head]
	b.head = (b.head + 1) % len(b.data)
	b.size--
	return v, true
}
