#!/usr/bin/env bash
# Smoke test of a freshly started stack, run by the release pipeline.
set -euo pipefail

BASE="${1:-http://localhost:8080}"

check() {
  local path="$1" want="$2" got
  got="$(curl -fsS --max-time 5 "$BASE$path" | jq -r .status)"
  if [ "$got" != "$want" ]; then
    echo "FAIL $path: got $got, want $want" >&2
    return 1
  fi
  echo "ok   $path"
}

check /health up
check /api/orders/ping ready
check /api/search/ping ready
echo "all smoke checks passed"
