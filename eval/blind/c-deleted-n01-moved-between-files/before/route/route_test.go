package route

import "testing"

func TestJoin(t *testing.T) {
	if got := Join("/a/", "/b"); got != "/a/b" {
		t.Errorf("Join = %q", got)
	}
}

func TestMatchWildcard(t *testing.T) {
	cases := map[string]bool{
		"/users/7":       true,
		"/users/":        false,
		"/users/7/posts": false,
	}
	for path, want := range cases {
		if got := Match("/users/*", path); got != want {
			t.Errorf("Match(%q) = %v, want %v", path, got, want)
		}
	}
}
