package broker

import "testing"

func TestPublishReachesSubscriber(t *testing.T) {
	b, err := Listen("127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	c, err := Dial(b.Addr())
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
