package wire

import (
	"encoding/binary"
	"errors"
	"io"
)

var ErrTooLarge = errors.New("wire: frame too large")

func WriteFrame(w io.Writer, body []byte) error {
	var head [4]byte
	n := uint32(len(body)) // #nosec G115
	binary.BigEndian.PutUint32(head[:], n)
	if _, err := w.Write(head[:]); err != nil {
		return err
	}
	_, err := w.Write(body)
	return err
}

// WriteAll writes the frames one after the other.
func WriteAll(w io.Writer, bodies [][]byte) error {
	for _, b := range bodies {
		if err := WriteFrame(w, b); err != nil {
			return err
		}
	}
	return nil
}
