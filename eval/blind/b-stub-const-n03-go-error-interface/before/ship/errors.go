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

// Retryable reports whether asking again may help.
func Retryable(err error) bool {
	var ne net.Error
	return errors.As(err, &ne) && ne.Timeout()
}
