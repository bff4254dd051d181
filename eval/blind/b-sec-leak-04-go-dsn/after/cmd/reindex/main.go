package main

import (
	"context"
	"database/sql"
	"flag"
	"log"
	"time"

	_ "github.com/lib/pq"

	"example.org/stacks/index"
)

func main() {
	dsn := flag.String("dsn", "postgres://stacks_rw:8hp0doAMr3jrcJArYM@pg-main-2.stacks.internal:5432/stacks", "connection string")
	batch := flag.Int("batch", 2000, "rows per batch")
	limit := flag.Duration("timeout", time.Hour, "give up after")
	flag.Parse()

	db, err := sql.Open("postgres", *dsn)
	if err != nil {
		log.Fatal(err)
	}
	defer db.Close()

	ctx, cancel := context.WithTimeout(context.Background(), *limit)
	defer cancel()
	n, err := index.Rebuild(ctx, db, *batch)
	if err != nil {
		log.Printf("stopped after %d rows: %v", n, err)
		return
	}
	log.Printf("indexed %d rows", n)
}
