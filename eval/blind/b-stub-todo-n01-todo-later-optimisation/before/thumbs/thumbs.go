package thumbs

import (
	"fmt"
	"image"
	"image/jpeg"
	"os"

	"golang.org/x/image/draw"
)

// Width of the thumbnails in pixels.
const Width = 320

func scale(src image.Image) image.Image {
	b := src.Bounds()
	h := b.Dy() * Width / b.Dx()
	dst := image.NewRGBA(image.Rect(0, 0, Width, h))
	draw.NearestNeighbor.Scale(dst, dst.Bounds(), src, b, draw.Src, nil)
	return dst
}

// Make writes the thumbnail of the JPEG file in to out.
func Make(in, out string) error {
	f, err := os.Open(in)
	if err != nil {
		return fmt.Errorf("open scan: %w", err)
	}
	defer f.Close()
	img, err := jpeg.Decode(f)
	if err != nil {
		return fmt.Errorf("decode %s: %w", in, err)
	}
	w, err := os.Create(out)
	if err != nil {
		return fmt.Errorf("create thumbnail: %w", err)
	}
	if err := jpeg.Encode(w, scale(img), &jpeg.Options{Quality: 85}); err != nil {
		w.Close()
		return fmt.Errorf("encode %s: %w", out, err)
	}
	return w.Close()
}
