package api

import (
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"testing"
)

func body(t *testing.T, url string) []byte {
	t.Helper()
	resp, err := http.Get(url)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = resp.Body.Close() }()
	if resp.StatusCode != http.StatusOK {
		t.Fatalf("status %s", resp.Status)
	}
	data, err := io.ReadAll(resp.Body)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestHealth(t *testing.T) {
	srv := httptest.NewServer(Handler("1.4.0"))
	defer srv.Close()

	var got struct{ Version string }
	if err := json.Unmarshal(body(t, srv.URL+"/health"), &got); err != nil {
		t.Fatal(err)
	}
	if got.Version != "1.4.0" {
		t.Errorf("version %q", got.Version)
	}
}

func TestPing(t *testing.T) {
	srv := httptest.NewServer(Handler("1.4.0"))
	defer srv.Close()
	if got := string(body(t, srv.URL+"/ping")); got != "pong" {
		t.Errorf("got %q", got)
	}
}
