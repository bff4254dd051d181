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

func New(max int) *LRU {
	return &LRU{max: max, order: list.New(), byKey: map[string]*list.Element{}}
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
	c.mu.Lock()
	defer c.mu.Unlock()
	if el, ok := c.byKey[key]; ok {
		c.order.Remove(el)
		delete(c.byKey, key)
	}
}
