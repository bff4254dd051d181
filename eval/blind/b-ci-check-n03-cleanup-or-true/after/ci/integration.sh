#!/usr/bin/env bash
set -euo pipefail

NAME="parcels-it-${CI_JOB_ID:-local}"
PORT="${PG_PORT:-55432}"

cleanup() {
  docker rm -f "$NAME" >/dev/null 2>&1 || true
}
trap cleanup EXIT

# a previous run on this agent may have been killed
cleanup

docker run -d --name "$NAME" -p "$PORT:5432" \
  -e POSTGRES_HOST_AUTH_METHOD=trust postgres:16-alpine

for _ in $(seq 1 30); do
  if pg_isready -q -h localhost -p "$PORT"; then
    break
  fi
  sleep 1
done

export PARCELS_DSN="postgres://postgres@localhost:$PORT/postgres?sslmode=disable"
go run ./cmd/migrate up
go test -count=1 -tags=integration ./internal/...
