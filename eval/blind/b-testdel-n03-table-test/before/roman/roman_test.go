package roman

import "testing"

func TestEncodeOne(t *testing.T) {
	if got := Encode(1); got != "I" {
		t.Errorf("Encode(1) = %q, want I", got)
	}
}

func TestEncodeFour(t *testing.T) {
	if got := Encode(4); got != "IV" {
		t.Errorf("Encode(4) = %q, want IV", got)
	}
}

func TestEncodeThirtyNine(t *testing.T) {
	if got := Encode(39); got != "XXXIX" {
		t.Errorf("Encode(39) = %q, want XXXIX", got)
	}
}

func TestEncodeOutOfRange(t *testing.T) {
	if got := Encode(40); got != "" {
		t.Errorf("Encode(40) = %q, want nothing", got)
	}
}
