package wire

import (
	"encoding/binary"
	"errors"
	"io"
)

const maxFrame = 1 << 20

var ErrTooLarge = errors.New("wire: frame too large")

func WriteFrame(w io.Writer, body []byte) error {
	if len(body) > maxFrame {
		return ErrTooLarge
	}
	var head [4]byte
	n := uint32(len(body))
	binary.BigEndian.PutUint32(head[:], n)
	if _, err := w.Write(head[:]); err != nil {
		return err
	}
	_, err := w.Write(body)
	return err
}
