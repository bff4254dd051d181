#!/usr/bin/env bash
# Runs the unit tests of the whole module.
set -euo pipefail

cd "$(dirname "$0")/.."

export GOFLAGS="-mod=readonly"

go vet ./...
go test -race -count=1 ./...
