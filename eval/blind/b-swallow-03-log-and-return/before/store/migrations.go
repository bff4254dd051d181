package store

// migrations are applied in order; the version is the number applied.
var migrations = []string{
	"CREATE TABLE users (id INTEGER PRIMARY KEY, email TEXT NOT NULL)",
	"CREATE UNIQUE INDEX users_email ON users (email)",
	"CREATE TABLE teams (id INTEGER PRIMARY KEY, name TEXT NOT NULL)",
	"CREATE TABLE members (team INTEGER NOT NULL, user INTEGER NOT NULL)",
	"CREATE INDEX members_team ON members (team)",
	"ALTER TABLE users ADD COLUMN locale TEXT",
	"ALTER TABLE teams ADD COLUMN plan TEXT",
}
