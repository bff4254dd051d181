package broker

import "testing"

func TestPublishReachesSubscriber(t *testing.T) {
	c, err := Dial(addr)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	msgs := c.Subscribe("news")
	if err := c.Publish("news", "hello"); err != nil {
		t.Fatal(err)
	}
	if got := <-msgs; got != "hello" {
		t.Errorf("got %q", got)
	}
}
