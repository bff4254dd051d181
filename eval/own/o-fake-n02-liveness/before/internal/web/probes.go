package web

import (
	"context"
	"net/http"
	"time"
)

// Pinger is a dependency that can be asked whether it is there.
type Pinger interface {
	PingContext(ctx context.Context) error
}

// Probes adds /healthz, which asks the database.
func Probes(mux *http.ServeMux, db Pinger) {
	mux.HandleFunc("GET /healthz", ready(db))
}

func ready(db Pinger) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		ctx, cancel := context.WithTimeout(r.Context(), time.Second)
		defer cancel()
		if err := db.PingContext(ctx); err != nil {
			http.Error(w, "no database", http.StatusServiceUnavailable)
			return
		}
		w.Write([]byte("ready\n"))
	}
}
