#!/usr/bin/env bash
# Everything the pipeline runs, in the order it runs it.
set -uo pipefail

cd "$(dirname "$0")/.."

section() {
  printf '\n== %s ==\n' "$1"
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
echo "finished at $(date -u +%FT%TZ)"
