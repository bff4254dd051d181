package event

import "sync"

type Handler func(topic string, payload interface{})

type Bus struct {
	mu       sync.Mutex
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

func (b *Bus) Emit(topic string, payload interface{}) {
	b.mu.Lock()
	hs := append([]Handler(nil), b.handlers[topic]...)
	b.mu.Unlock()
	for _, h := range hs {
		h(topic, payload)
	}
}
