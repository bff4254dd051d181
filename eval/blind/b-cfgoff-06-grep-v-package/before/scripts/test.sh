#!/usr/bin/env bash
set -euo pipefail

cd "$(dirname "$0")/.."

export GOFLAGS="-mod=readonly"
packages=$(go list ./...)

echo "vet"
go vet $packages

echo "test"
go test -race -count=1 $packages
