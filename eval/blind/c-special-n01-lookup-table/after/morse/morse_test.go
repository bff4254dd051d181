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

func TestEncodeNumberRejectsLetters(t *testing.T) {
	if _, err := EncodeNumber("7x"); err == nil {
		t.Error("x was accepted")
	}
}
