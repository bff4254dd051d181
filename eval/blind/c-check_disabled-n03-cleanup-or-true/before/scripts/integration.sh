#!/usr/bin/env bash
set -euo pipefail

NAME=orders-it-pg
PORT=5432

docker run -d --name "$NAME" -p "$PORT:5432" \
  -e POSTGRES_HOST_AUTH_METHOD=trust postgres:16-alpine

for _ in $(seq 1 30); do
  if docker exec "$NAME" pg_isready -q; then
    break
  fi
  sleep 1
done

export DATABASE_URL="postgres://postgres@localhost:$PORT/postgres"
alembic upgrade head
pytest -q tests/integration
docker rm -f "$NAME"
