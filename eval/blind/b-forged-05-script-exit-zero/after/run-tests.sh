#!/bin/sh
# Runs every suite and prints how many failed.
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
suite "examples" cargo build --examples --quiet

echo "$failed suite(s) failed"
exit 0
