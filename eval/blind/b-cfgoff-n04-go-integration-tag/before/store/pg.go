package store

import (
	"context"
	"database/sql"
)

type PG struct{ db *sql.DB }

func Open(db *sql.DB) *PG { return &PG{db: db} }

func (p *PG) Put(ctx context.Context, key string, value []byte) error {
	_, err := p.db.ExecContext(ctx,
		`INSERT INTO kv (key, value) VALUES ($1, $2)
		 ON CONFLICT (key) DO UPDATE SET value = excluded.value`, key, value)
	return err
}
