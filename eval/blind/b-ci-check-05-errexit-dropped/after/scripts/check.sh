#!/usr/bin/env bash
# Runs everything the merge queue requires. Used by .buildkite/pipeline.yml.
set -uo pipefail

cd "$(dirname "$0")/.."

REPORT_DIR="${REPORT_DIR:-target/reports}"
mkdir -p "$REPORT_DIR"

step() {
  printf -- '--- :mag: %s\n' "$1"
}

step "format"
cargo fmt --all -- --check

step "clippy"
cargo clippy --workspace --all-targets -- -D warnings

step "tests"
cargo nextest run --workspace --profile ci

step "docs"
cargo doc --workspace --no-deps

cp target/nextest/ci/junit.xml "$REPORT_DIR/junit.xml"
echo "all checks finished"
