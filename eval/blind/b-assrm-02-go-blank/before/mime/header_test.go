package mime

import "testing"

func TestFoldShort(t *testing.T) {
	if got := Fold("Subject: hello", 78); got != "Subject: hello" {
		t.Errorf("got %q", got)
	}
}

func TestFoldLong(t *testing.T) {
	got := Fold("Subject: one two three", 13)
	want := "Subject: one\r\n two three"
	if got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestFoldKeepsLongWords(t *testing.T) {
	word := "averyveryverylongword"
	if got := Fold(word, 5); got != word {
		t.Errorf("got %q, want %q", got, word)
	}
}
