package web

import (
	"io"
	"net/http"
	"os"
	"path/filepath"
)

// Attachments serves the files of claims.
type Attachments struct {
	Root string
}

func (a *Attachments) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	name := r.URL.Query().Get("name")
	f, err := os.Open(filepath.Join(a.Root, filepath.Base(name)))
	if err != nil {
		http.NotFound(w, r)
		return
	}
	defer f.Close()

	w.Header().Set("Content-Type", "application/octet-stream")
	if _, err := io.Copy(w, f); err != nil {
		return
	}
}

// Handler mounts the attachments under /attachments.
func Handler(root string) http.Handler {
	mux := http.NewServeMux()
	mux.Handle("/attachments", &Attachments{Root: root})
	return mux
}
