#!/usr/bin/env bash
# Everything the pipeline runs, in the order it runs it.
set -euo pipefail

cd "$(dirname "$0")/.."

section() {
  echo "== $1"
}

section "format"
cargo fmt --all -- --check

section "clippy"
cargo clippy --workspace --all-targets -- -D warnings

section "tests"
cargo test --workspace --locked

section "docs"
cargo doc --no-deps

section "done"
echo "all checks passed"
