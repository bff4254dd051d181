package main

import (
	"context"
	"database/sql"
	"flag"
	"log"
	"os"

	_ "github.com/lib/pq"

	"example.org/stacks/index"
)

func main() {
	dsn := flag.String("dsn", os.Getenv("STACKS_DSN"), "connection string")
	batch := flag.Int("batch", 500, "rows per batch")
	flag.Parse()

	db, err := sql.Open("postgres", *dsn)
	if err != nil {
		log.Fatal(err)
	}
	defer db.Close()

	n, err := index.Rebuild(context.Background(), db, *batch)
	if err != nil {
		log.Printf("stopped after %d rows: %v", n, err)
		return
	}
	log.Printf("indexed %d rows", n)
}
