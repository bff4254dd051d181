package media

import (
	"image"
	_ "image/png"
	"os"
	"os/exec"
	"strconv"
)

// Fit scales r down to the given width.
func Fit(r image.Rectangle, width int) image.Rectangle {
	h := r.Dy() * width / r.Dx()
	return image.Rect(0, 0, width, h)
}

// Frame writes the picture at the given second of a video to out.
func Frame(video string, second int, out string) error {
	return exec.Command("ffmpeg", "-ss", strconv.Itoa(second), "-i", video, "-frames:v", "1", out).Run()
}

// Size reads the dimensions of a picture.
func Size(path string) (image.Point, error) {
	f, err := os.Open(path)
	if err != nil {
		return image.Point{}, err
	}
	defer f.Close()
	cfg, _, err := image.DecodeConfig(f)
	if err != nil {
		return image.Point{}, err
	}
	return image.Pt(cfg.Width, cfg.Height), nil
}
