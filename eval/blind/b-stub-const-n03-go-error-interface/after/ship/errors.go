package ship

import (
	"errors"
	"fmt"
	"net"
)

// NotFoundError says that a vessel is unknown.
type NotFoundError struct {
	MMSI int
}

func (e *NotFoundError) Error() string {
	return fmt.Sprintf("vessel %d not found", e.MMSI)
}

// BusyError is returned while the receiver is being recalibrated.
type BusyError struct {
	Receiver string
}

func (e *BusyError) Error() string {
	return fmt.Sprintf("receiver %s is busy", e.Receiver)
}

// Timeout implements net.Error.
func (e *BusyError) Timeout() bool { return false }

// Temporary implements net.Error.
func (e *BusyError) Temporary() bool { return true }

var _ net.Error = (*BusyError)(nil)

// Retryable reports whether asking again may help.
func Retryable(err error) bool {
	var busy *BusyError
	if errors.As(err, &busy) {
		return busy.Temporary()
	}
	var ne net.Error
	return errors.As(err, &ne) && ne.Timeout()
}
