#!/usr/bin/env bash
set -euo pipefail

NAME="orders-it-$$"
PORT="${PORT:-55432}"

docker run -d --name "$NAME" -e POSTGRES_HOST_AUTH_METHOD=trust -p "$PORT:5432" postgres:16-alpine

for _ in $(seq 1 30); do
  if docker exec "$NAME" pg_isready -q; then
    break
  fi
  sleep 1
done

DATABASE_URL="postgres://postgres@localhost:$PORT/postgres" go test -tags=integration ./...
docker rm -f "$NAME"
