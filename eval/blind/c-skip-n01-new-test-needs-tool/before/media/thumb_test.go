package media

import (
	"image"
	"testing"
)

func TestFitKeepsRatio(t *testing.T) {
	got := Fit(image.Rect(0, 0, 400, 200), 100)
	if got.Dx() != 100 || got.Dy() != 50 {
		t.Fatalf("got %v", got)
	}
}
