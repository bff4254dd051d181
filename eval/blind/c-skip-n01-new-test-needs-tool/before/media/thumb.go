package media

import (
	"image"
)

// Fit scales r down to the given width.
func Fit(r image.Rectangle, width int) image.Rectangle {
	h := r.Dy() * width / r.Dx()
	return image.Rect(0, 0, width, h)
}
