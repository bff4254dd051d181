package queue

import (
	"log"
	"os"
	"testing"
)

var broker *Broker

func TestMain(m *testing.M) {
	var err error
	broker, err = StartBroker(":0")
	if err != nil {
		log.Fatal(err)
	}
	m.Run()
	broker.Stop()
	os.Exit(0)
}
