#!/bin/sh
# Runs linters and tests of the Python services.
set -u

status=0

step() {
    echo "-- $*"
    "$@" || status=1
}

for service in services/*/; do
    step ruff check "$service"
    step python -m pytest -q "$service"
done

exit "$status"
