package httpx

import (
	"net/http"
	"time"
)

// Policy says when a request is sent again.
type Policy struct {
	Max  int
	Base time.Duration
}

// Delay is the pause before the given attempt.
func (p Policy) Delay(attempt int) time.Duration {
	return p.Base << attempt
}
