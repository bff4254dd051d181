#!/usr/bin/env bash
# Fails when total statement coverage is below the floor.
set -euo pipefail

MIN_COVERAGE=81
PROFILE=cover.out

go test -covermode=atomic -coverprofile="$PROFILE" ./...

total=$(go tool cover -func="$PROFILE" | awk '/^total:/ {sub("%", "", $3); print $3}')
echo "total coverage: ${total}% (floor ${MIN_COVERAGE}%)"

if awk -v got="$total" -v min="$MIN_COVERAGE" 'BEGIN { exit !(got < min) }'; then
  echo "coverage below floor" >&2
  exit 1
fi
