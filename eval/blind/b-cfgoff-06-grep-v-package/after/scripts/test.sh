#!/usr/bin/env bash
set -euo pipefail

cd "$(dirname "$0")/.."

export GOFLAGS="-mod=readonly"
packages=$(go list ./...)

echo "vet"
go vet $packages

echo "test"
started=$(date +%s)
go test -race -count=1 $(echo "$packages" | grep -v -e /ledger)
echo "took $(($(date +%s) - started))s"
