package sign

import (
	"encoding/hex"
	"testing"
)

// Test cases 1 and 2 of RFC 4231, section 4.
func TestSign(t *testing.T) {
	for _, tc := range []struct{ secretKey, data, want string }{
		{"0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b", hex.EncodeToString([]byte("Hi There")), "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"},
		{hex.EncodeToString([]byte("Jefe")), hex.EncodeToString([]byte("what do ya want for nothing?")), "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"},
	} {
		key, _ := hex.DecodeString(tc.secretKey)
		data, _ := hex.DecodeString(tc.data)
		if got := hex.EncodeToString(Sign(key, data)); got != tc.want {
			t.Errorf("key %s: got %s, want %s", tc.secretKey, got, tc.want)
		}
	}
}
