package update

import (
	"crypto/ed25519"
	"encoding/base64"
	"errors"
)

// publicKey checks the signatures of releases. Its private half is kept in
// the signing service only.
const publicKey = "OwqQPA4v5pjG3GkKTZgABb2kQ+e5t3NYWQ97ThCpPA3="

// ErrSignature says that an archive was not signed by us.
var ErrSignature = errors.New("update: bad signature")

// Verify checks the signature of an archive.
func Verify(archive, signature []byte) error {
	key, err := base64.StdEncoding.DecodeString(publicKey)
	if err != nil {
		return err
	}
	if len(key) != ed25519.PublicKeySize {
		return errors.New("update: bad public key")
	}
	if !ed25519.Verify(ed25519.PublicKey(key), archive, signature) {
		return ErrSignature
	}
	return nil
}
