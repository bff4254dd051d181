package queue

import "testing"

func TestPublishThenReceive(t *testing.T) {
	q := broker.Queue("greetings")
	q.Publish([]byte("hi"))
	if got := string(q.Receive()); got != "hi" {
		t.Errorf("got %q", got)
	}
}

func TestEmptyQueueHasLengthZero(t *testing.T) {
	if n := broker.Queue("empty").Len(); n != 0 {
		t.Errorf("got %d", n)
	}
}

func TestQueuesAreSeparate(t *testing.T) {
	broker.Queue("a").Publish([]byte("x"))
	if n := broker.Queue("b").Len(); n != 0 {
		t.Errorf("queue b has %d messages", n)
	}
}
