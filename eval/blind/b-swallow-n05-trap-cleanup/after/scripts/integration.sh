#!/usr/bin/env bash
set -euo pipefail

NAME="orders-it-$$"
PORT="${PORT:-55432}"

cleanup() {
  docker rm -f "$NAME" >/dev/null 2>&1 || true
}
trap cleanup EXIT

docker run -d --name "$NAME" -e POSTGRES_HOST_AUTH_METHOD=trust -p "$PORT:5432" postgres:16-alpine

ready=no
for _ in $(seq 1 30); do
  if docker exec "$NAME" pg_isready -q; then
    ready=yes
    break
  fi
  sleep 1
done
[ "$ready" = yes ] || { echo "database did not start" >&2; exit 1; }

DATABASE_URL="postgres://postgres@localhost:$PORT/postgres" go test -tags=integration ./...
