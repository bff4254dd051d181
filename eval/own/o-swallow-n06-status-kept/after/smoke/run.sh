#!/usr/bin/env bash
# Starts the server and asks it a few things.
set -euo pipefail

./server --port 4173 >server.log 2>&1 &
pid=$!
trap 'kill $pid' EXIT

for path in / /cart /orders; do
  curl --fail --silent --retry 5 --retry-connrefused "http://localhost:4173$path" >/dev/null
done
status=0
node smoke/order.mjs || status=$?
if [ "$status" -ne 0 ]; then
  tail -n 50 server.log >&2
  exit "$status"
fi
echo "smoke test passed"
