#!/bin/sh
# Tells which variables of .env.example are missing in .env.
set -eu

[ -f .env ] || { echo "no .env, copy .env.example" >&2; exit 1; }

missing=0
while IFS='=' read -r key _; do
  case "$key" in \#*) continue ;; esac
  if ! grep -q "^$key=" .env; then
    echo "$key"
    missing=1
  fi
done < .env.example
exit "$missing"
