package palette

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestParse(t *testing.T) {
	c, err := Parse("#ff8000")
	require.NoError(t, err)
	require.Equal(t, RGB{R: 255, G: 128, B: 0}, c)
}

func TestParseBad(t *testing.T) {
	_, err := Parse("orange")
	require.ErrorIs(t, err, ErrFormat)
}
