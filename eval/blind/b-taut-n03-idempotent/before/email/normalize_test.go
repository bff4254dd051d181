package email

import "testing"

func TestPlain(t *testing.T) {
	if got := (Plain{}).Normalize(" Ada@Example.test "); got != "ada@example.test" {
		t.Errorf("got %q", got)
	}
}
