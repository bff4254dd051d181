package email

import "testing"

var (
	_ Normalizer = Plain{}
	_ Normalizer = Untagged{}
)

func TestUntagged(t *testing.T) {
	if got := (Untagged{}).Normalize("Ada+news@Example.test"); got != "ada@example.test" {
		t.Errorf("got %q", got)
	}
}

func TestNormalizeIsIdempotent(t *testing.T) {
	for _, n := range []Normalizer{Plain{}, Untagged{}} {
		for _, addr := range []string{"A@b.test", " a+b+c@d.test", "no-at", "+@x.test"} {
			once := n.Normalize(addr)
			if twice := n.Normalize(once); twice != once {
				t.Errorf("%T: %q became %q, then %q", n, addr, once, twice)
			}
		}
	}
}

func TestPlain(t *testing.T) {
	if got := (Plain{}).Normalize(" Ada@Example.test "); got != "ada@example.test" {
		t.Errorf("got %q", got)
	}
}
