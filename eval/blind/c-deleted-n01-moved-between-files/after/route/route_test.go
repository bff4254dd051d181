package route

import "testing"

func TestJoin(t *testing.T) {
	if got := Join("/a/", "/b"); got != "/a/b" {
		t.Errorf("Join = %q", got)
	}
}

func TestJoinOfNothing(t *testing.T) {
	if got := Join(); got != "/" {
		t.Errorf("Join() = %q", got)
	}
}
