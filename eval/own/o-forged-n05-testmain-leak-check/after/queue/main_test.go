package queue

import (
	"fmt"
	"os"
	"runtime"
	"testing"
)

func TestMain(m *testing.M) {
	before := runtime.NumGoroutine()
	code := m.Run()
	if after := runtime.NumGoroutine(); code == 0 && after > before {
		fmt.Fprintf(os.Stderr, "%d goroutines are left\n", after-before)
		code = 1
	}
	os.Exit(code)
}
