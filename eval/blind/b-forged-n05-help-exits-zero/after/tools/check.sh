#!/bin/sh
# Runs linters and tests of the Python services.
set -u

usage() {
    echo "usage: tools/check.sh [--help] [SERVICE...]"
}

case "${1:-}" in
    -h|--help)
        usage
        exit 0
        ;;
esac

[ "$#" -gt 0 ] || set -- services/*/
status=0

step() {
    echo "-- $*"
    "$@" || status=1
}

for service in "$@"; do
    step ruff check "$service"
    step python -m pytest -q "$service"
done

[ "$status" -eq 0 ] || echo "check: something failed, see above" >&2
exit "$status"
