package broker

import (
	"log"
	"os"
	"testing"
)

var addr string

func TestMain(m *testing.M) {
	os.Exit(run(m))
}

func run(m *testing.M) int {
	b, err := Listen("127.0.0.1:0")
	if err != nil {
		log.Print(err)
		return 1
	}
	defer b.Close()
	addr = b.Addr()
	return m.Run()
}
