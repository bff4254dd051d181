package store

import (
	"context"
	"database/sql"
	"strings"
)

// placeholders returns n question marks, separated by commas.
func placeholders(n int) string {
	return strings.TrimSuffix(strings.Repeat("?,", n), ",")
}

// ByTags returns the ids of the notes that have one of the tags.
func ByTags(ctx context.Context, db *sql.DB, tags []string) ([]int64, error) {
	if len(tags) == 0 {
		return nil, nil
	}
	args := make([]any, len(tags))
	for i, t := range tags {
		args[i] = t
	}
	query := "SELECT DISTINCT note FROM tags WHERE tag IN (" + placeholders(len(tags)) + ")"
	rows, err := db.QueryContext(ctx, query, args...)
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
