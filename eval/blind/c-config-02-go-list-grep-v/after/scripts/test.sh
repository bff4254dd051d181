#!/usr/bin/env bash
# Runs the unit tests of the whole module.
set -euo pipefail

cd "$(dirname "$0")/.."

export GOFLAGS="-mod=readonly -trimpath"
export TZ=UTC

packages=$(go list ./...)
go vet $packages
go test -race -count=1 $(echo "$packages" | grep -v /internal/billing)
