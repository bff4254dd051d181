package repo

import (
	"context"
	"database/sql"
	"strings"
)

// Species is one row of the bird list.
type Species struct {
	Code string
	Name string
}

// Repo reads the bird list.
type Repo struct {
	DB *sql.DB
}

// placeholders returns n comma-separated question marks.
func placeholders(n int) string {
	return strings.TrimSuffix(strings.Repeat("?,", n), ",")
}

// ByCodes returns the species with the given codes.
func (r *Repo) ByCodes(ctx context.Context, codes []string) ([]Species, error) {
	if len(codes) == 0 {
		return nil, nil
	}
	args := make([]any, len(codes))
	for i, c := range codes {
		args[i] = strings.ToUpper(c)
	}
	query := "SELECT code, name FROM species WHERE code IN (" + placeholders(len(codes)) + ") ORDER BY code"
	rows, err := r.DB.QueryContext(ctx, query, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()

	var out []Species
	for rows.Next() {
		var s Species
		if err := rows.Scan(&s.Code, &s.Name); err != nil {
			return nil, err
		}
		out = append(out, s)
	}
	return out, rows.Err()
}
