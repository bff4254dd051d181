package mime

import "testing"

func TestFoldShort(t *testing.T) {
	if got := Fold("Subject: hello", 78); got != "Subject: hello" {
		t.Errorf("got %q", got)
	}
}

func TestFoldLong(t *testing.T) {
	_ = Fold("Subject: one two three", 13)
}

func TestFoldKeepsLongWords(t *testing.T) {
	long := "averyveryverylongword"
	if got := Fold(long, 5); got != long {
		t.Errorf("got %q, want %q", got, long)
	}
}
