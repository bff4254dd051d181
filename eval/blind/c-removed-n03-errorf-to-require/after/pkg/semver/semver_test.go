package semver

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestParse(t *testing.T) {
	v, err := Parse("v2.10.3-rc.1")
	require.NoError(t, err)
	assert.Equal(t, Version{Major: 2, Minor: 10, Patch: 3, Pre: "rc.1"}, v)
}

func TestParseRejects(t *testing.T) {
	for _, s := range []string{"", "v1", "1.2.x"} {
		_, err := Parse(s)
		assert.Error(t, err, s)
	}
}
