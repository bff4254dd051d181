package store

import (
	"context"
	"database/sql"
	"strings"
)

// ByTag returns the ids of the notes that have the tag.
func ByTag(ctx context.Context, db *sql.DB, tag string) ([]int64, error) {
	rows, err := db.QueryContext(ctx, "SELECT note FROM tags WHERE tag = ?", tag)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var ids []int64
	for rows.Next() {
		var id int64
		if err := rows.Scan(&id); err != nil {
			return nil, err
		}
		ids = append(ids, id)
	}
	return ids, rows.Err()
}
