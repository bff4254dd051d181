package morse

import "testing"

func TestEncodeNumber(t *testing.T) {
	got, err := EncodeNumber("73")
	if err != nil {
		t.Fatal(err)
	}
	if got != "--... ...--" {
		t.Errorf("got %q", got)
	}
}
