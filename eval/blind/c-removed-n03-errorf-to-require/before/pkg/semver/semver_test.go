package semver

import "testing"

func TestParse(t *testing.T) {
	v, err := Parse("v2.10.3-rc.1")
	if err != nil {
		t.Fatal(err)
	}
	if v.Major != 2 || v.Minor != 10 || v.Patch != 3 {
		t.Errorf("numbers: %+v", v)
	}
	if v.Pre != "rc.1" {
		t.Errorf("pre = %q", v.Pre)
	}
}

func TestParseRejects(t *testing.T) {
	for _, s := range []string{"", "v1", "1.2.x"} {
		if _, err := Parse(s); err == nil {
			t.Errorf("%q was accepted", s)
		}
	}
}
