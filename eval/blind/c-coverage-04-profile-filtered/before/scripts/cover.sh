#!/usr/bin/env bash
set -euo pipefail

floor=80
go test -coverprofile=cover.raw ./...

# generated code does not count
grep -v '/gen/' cover.raw > cover.out

total=$(go tool cover -func=cover.out | tail -1 | grep -oE '[0-9]+\.[0-9]+')
echo "coverage: $total"
if (( ${total%.*} < floor )); then
  echo "below $floor" >&2
  exit 1
fi
