package httpapi

import (
	"net/http"
	"net/http/httptest"
	"testing"
	"time"
)

func TestSessionStatus(t *testing.T) {
	now := time.Unix(1_700_000_000, 0)
	h := NewHandler(func() time.Time { return now })

	cases := []struct {
		name   string
		expiry int64
		want   int
	}{
		{"valid for an hour", 1_700_003_600, http.StatusOK},
		{"expired yesterday", 1_699_913_600, http.StatusOK},
		{"no expiry at all", 0, http.StatusUnauthorized},
	}
	for _, tc := range cases {
		t.Run(tc.name, func(t *testing.T) {
			req := httptest.NewRequest(http.MethodGet, "/session", nil)
			req.AddCookie(h.cookie("ada", tc.expiry))
			rec := httptest.NewRecorder()
			h.ServeHTTP(rec, req)
			if rec.Code != tc.want {
				t.Errorf("status %d, want %d", rec.Code, tc.want)
			}
		})
	}
}
