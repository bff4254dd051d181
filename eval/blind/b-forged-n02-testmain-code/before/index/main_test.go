package index

import (
	"os"
	"testing"
)

var fixtures = os.DirFS("testdata")

func TestMain(m *testing.M) {
	os.Exit(m.Run())
}
