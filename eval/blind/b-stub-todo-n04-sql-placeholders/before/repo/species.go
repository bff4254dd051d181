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

// ByCodes returns the species with the given codes.
func (r *Repo) ByCodes(ctx context.Context, codes []string) ([]Species, error) {
	var out []Species
	for _, c := range codes {
		var s Species
		row := r.DB.QueryRowContext(ctx, "SELECT code, name FROM species WHERE code = ?", strings.ToUpper(c))
		if err := row.Scan(&s.Code, &s.Name); err != nil {
			return nil, err
		}
		out = append(out, s)
	}
	return out, nil
}
