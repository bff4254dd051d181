package stock

import (
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestTake(t *testing.T) {
	s := New()
	s.Add("mug", 5)
	left, err := s.Take("mug", 2)
	require.NoError(t, err)
	assert.Equal(t, 3, left)
}

func TestTakeTooMuch(t *testing.T) {
	s := New()
	s.Add("mug", 1)
	left, err := s.Take("mug", 2)
	var short *Shortage
	require.ErrorAs(t, err, &short)
	assert.Equal(t, "mug", short.SKU)
	assert.Equal(t, 1, left)
}

func TestTakeFromManySides(t *testing.T) {
	s := New()
	s.Add("mug", 100)
	var wg sync.WaitGroup
	for range 100 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			_, err := s.Take("mug", 1)
			assert.NoError(t, err)
		}()
	}
	wg.Wait()
	_, err := s.Take("mug", 1)
	assert.Error(t, err)
}
