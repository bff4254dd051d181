#!/usr/bin/env bash
# Dumps the database and checks that the dump can be read.
set -euo pipefail

target=/var/backups/app/$(date -u +%F).dump

dump() {
  pg_dump --format=custom --file="$target" "$DATABASE"
}

verify() {
  pg_restore --list "$target" >/dev/null
  local rows
  rows=$(pg_restore --list "$target" | grep -c 'TABLE DATA')
  [ "$rows" -gt 0 ]
}

dump
verify
find /var/backups/app -name '*.dump' -mtime +30 -delete
