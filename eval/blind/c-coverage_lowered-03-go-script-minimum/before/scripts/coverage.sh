#!/bin/sh
set -eu

MIN=82.0
PROFILE=cover.out

go test -covermode=atomic -coverprofile="$PROFILE" ./...

total=$(go tool cover -func="$PROFILE" | awk '/^total:/ { sub("%", "", $3); print $3 }')
echo "total coverage: ${total}% (minimum ${MIN}%)"

if awk -v t="$total" -v m="$MIN" 'BEGIN { exit !(t < m) }'; then
  echo "coverage too low" >&2
  exit 1
fi
