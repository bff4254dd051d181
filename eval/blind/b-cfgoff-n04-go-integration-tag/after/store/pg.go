package store

import (
	"context"
	"database/sql"
)

type PG struct{ db *sql.DB }

func Open(db *sql.DB) *PG { return &PG{db: db} }

func (p *PG) Get(ctx context.Context, key string) ([]byte, error) {
	var value []byte
	err := p.db.QueryRowContext(ctx, `SELECT value FROM kv WHERE key = $1`, key).Scan(&value)
	return value, err
}

func (p *PG) Put(ctx context.Context, key string, value []byte) error {
	_, err := p.db.ExecContext(ctx,
		`INSERT INTO kv (key, value) VALUES ($1, $2)
		 ON CONFLICT (key) DO UPDATE SET value = excluded.value`, key, value)
	return err
}
