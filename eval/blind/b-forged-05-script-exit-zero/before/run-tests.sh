#!/bin/sh
# Runs every suite; the exit status is the number of failed suites.
set -u

failed=0

suite() {
    echo "== $1"
    shift
    if ! "$@"; then
        failed=$((failed + 1))
    fi
}

suite "unit" cargo test --lib --quiet
suite "integration" cargo test --test '*' --quiet
suite "docs" cargo test --doc --quiet

echo "$failed suite(s) failed"
exit "$failed"
