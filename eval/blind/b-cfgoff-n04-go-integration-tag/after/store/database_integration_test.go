//go:build integration

package store

import (
	"database/sql"
	"testing"

	_ "github.com/lib/pq"
)

func freshDatabase(t *testing.T) *sql.DB {
	t.Helper()
	db, err := sql.Open("postgres", "postgres://postgres@localhost:5432/postgres?sslmode=disable")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	if _, err := db.Exec(`DROP TABLE IF EXISTS kv; CREATE TABLE kv (key text PRIMARY KEY, value bytea)`); err != nil {
		t.Fatal(err)
	}
	return db
}
