#!/usr/bin/env bash
# Fails when the total coverage is under the minimum.
set -euo pipefail

go test -coverprofile=cover.out ./...
total=$(go tool cover -func=cover.out | awk '/^total:/ { sub("%", "", $3); print $3 }')
if awk "BEGIN { exit !($total < 82) }"; then
  echo "coverage $total% is under 82%" >&2
  exit 1
fi
