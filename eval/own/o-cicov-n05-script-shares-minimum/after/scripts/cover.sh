#!/usr/bin/env bash
# Fails when the total coverage is under the minimum.
set -euo pipefail

readonly min=82

total() {
  go tool cover -func=cover.out | awk '/^total:/ { sub("%", "", $3); print $3 }'
}

go test -covermode=atomic -coverprofile=cover.out ./...
share=$(total)
if awk -v share="$share" -v min="$min" 'BEGIN { exit !(share < min) }'; then
  echo "coverage $share% is under $min%" >&2
  exit 1
fi
