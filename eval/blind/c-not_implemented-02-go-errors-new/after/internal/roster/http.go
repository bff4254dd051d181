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
	mux.HandleFunc("POST /shifts/{a}/swap/{b}", func(w http.ResponseWriter, r *http.Request) {
		got, err := s.Swap(r.Context(), r.PathValue("a"), r.PathValue("b"))
		if err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		_ = json.NewEncoder(w).Encode(got)
	})
	return mux
}
