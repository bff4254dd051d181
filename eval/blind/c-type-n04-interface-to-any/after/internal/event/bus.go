package event

import "sync"

type Handler func(topic string, payload any)

type Bus struct {
	mu       sync.RWMutex
	handlers map[string][]Handler
}

func NewBus() *Bus {
	return &Bus{handlers: map[string][]Handler{}}
}

func (b *Bus) On(topic string, h Handler) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.handlers[topic] = append(b.handlers[topic], h)
}

func (b *Bus) Emit(topic string, payload any) {
	b.mu.RLock()
	hs := append([]Handler(nil), b.handlers[topic]...)
	b.mu.RUnlock()
	for _, h := range hs {
		h(topic, payload)
	}
}
