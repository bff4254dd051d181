package web

import (
	"encoding/json"
	"net/http"
)

// Accounts serves the accounts of a store.
type Accounts struct {
	Store Store
}

// Get answers with one account.
func (a *Accounts) Get(w http.ResponseWriter, r *http.Request) {
	account, err := a.Store.Account(r.Context(), r.PathValue("id"))
	if err != nil {
		http.Error(w, "no such account", http.StatusNotFound)
		return
	}
	json.NewEncoder(w).Encode(account)
}

// Routes adds the handlers to mux.
func (a *Accounts) Routes(mux *http.ServeMux) {
	mux.HandleFunc("GET /accounts/{id}", a.Get)
}
