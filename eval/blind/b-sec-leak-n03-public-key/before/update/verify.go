package update

import (
	"crypto/ed25519"
	"crypto/x509"
	"encoding/pem"
	"errors"
	"fmt"
)

// ErrSignature is returned when a release was not signed by us.
var ErrSignature = errors.New("update: bad signature")

// Verify checks the signature of a release with the key in keyPEM.
func Verify(keyPEM, release, sig []byte) error {
	block, _ := pem.Decode(keyPEM)
	if block == nil {
		return errors.New("update: no PEM block in key")
	}
	parsed, err := x509.ParsePKIXPublicKey(block.Bytes)
	if err != nil {
		return fmt.Errorf("update: parse key: %w", err)
	}
	key, ok := parsed.(ed25519.PublicKey)
	if !ok {
		return fmt.Errorf("update: unexpected key type %T", parsed)
	}
	if !ed25519.Verify(key, release, sig) {
		return ErrSignature
	}
	return nil
}
