package media

import (
	"image"
	"os/exec"
	"path/filepath"
	"testing"
)

func TestFitKeepsRatio(t *testing.T) {
	got := Fit(image.Rect(0, 0, 400, 200), 100)
	if got.Dx() != 100 || got.Dy() != 50 {
		t.Fatalf("got %v", got)
	}
}

func TestFrameFromVideo(t *testing.T) {
	if _, err := exec.LookPath("ffmpeg"); err != nil {
		t.Skip("ffmpeg is not installed")
	}
	out := filepath.Join(t.TempDir(), "frame.png")
	if err := Frame("testdata/clip.mp4", 2, out); err != nil {
		t.Fatal(err)
	}
	size, err := Size(out)
	if err != nil {
		t.Fatal(err)
	}
	if size != image.Pt(320, 180) {
		t.Errorf("size = %v, want 320x180", size)
	}
}
