package cache

import (
	"container/list"
	"sync"
)

type entry struct {
	key   string
	value []byte
}

type LRU struct {
	mu    sync.Mutex
	max   int
	order *list.List
	byKey map[string]*list.Element
}

// New makes a cache of at most size entries.
func New(size int) *LRU {
	return &LRU{max: size, order: list.New(), byKey: map[string]*list.Element{}}
}

func (c *LRU) Get(key string) ([]byte, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	el, ok := c.byKey[key]
	if !ok {
		return nil, false
	}
	c.order.MoveToFront(el)
	return el.Value.(*entry).value, true
}

// Invalidate drops key, so that the next Get reads it anew.
func (c *LRU) Invalidate(key string) {
}
