package export

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestOrder(t *testing.T) {
	want, err := os.ReadFile("testdata/order.golden.json")
	require.NoError(t, err)
	got, err := Order(sampleOrder())
	require.NoError(t, err)
	require.JSONEq(t, string(want), string(got))
}
