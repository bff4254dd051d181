package settle

import (
	"context"
	"database/sql"
	"fmt"
)

type Batch struct {
	ID    int64
	Cents int64
}

func Open(ctx context.Context, db *sql.DB) ([]Batch, error) {
	rows, err := db.QueryContext(ctx, "SELECT id, cents FROM batches WHERE closed_at IS NULL")
	if err != nil {
		return nil, fmt.Errorf("open batches: %w", err)
	}
	defer rows.Close()
	var out []Batch
	for rows.Next() {
		var b Batch
		if err := rows.Scan(&b.ID, &b.Cents); err != nil {
			return nil, err
		}
		out = append(out, b)
	}
	return out, rows.Err()
}
