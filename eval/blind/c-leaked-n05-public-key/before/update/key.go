package update

import (
	"crypto/ed25519"
	"encoding/base64"
	"errors"
)

var publicKey string

// ErrSignature says that an archive was not signed by us.
var ErrSignature = errors.New("update: bad signature")

// Verify checks the signature of an archive.
func Verify(archive, signature []byte) error {
	key, err := base64.StdEncoding.DecodeString(publicKey)
	if err != nil {
		return err
	}
	if !ed25519.Verify(ed25519.PublicKey(key), archive, signature) {
		return ErrSignature
	}
	return nil
}
