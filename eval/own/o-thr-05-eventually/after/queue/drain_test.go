package queue

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

func TestDrainIsQuick(t *testing.T) {
	q := New(100)
	for i := range 100 {
		q.Push(i)
	}
	start := time.Now()
	q.Drain()
	require.Less(t, time.Since(start), time.Minute)
	require.Zero(t, q.Len())
}
