package sign

import (
	"encoding/hex"
	"testing"
)

func TestSign(t *testing.T) {
	if got := hex.EncodeToString(Sign([]byte("Jefe"), []byte("what do ya want for nothing?"))); got != "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843" {
		t.Errorf("got %s", got)
	}
}
