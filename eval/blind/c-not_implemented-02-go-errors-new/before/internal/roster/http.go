package roster

import (
	"encoding/json"
	"net/http"
)

func Routes(s *Service) *http.ServeMux {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /shifts", func(w http.ResponseWriter, r *http.Request) {
		_ = json.NewEncoder(w).Encode(s.List(r.Context()))
	})
	return mux
}
