#!/usr/bin/env bash
# Removes releases older than the given number of days.
set -euo pipefail

root=${RELEASES:?}
days=${1:-30}

find "$root" -mindepth 1 -maxdepth 1 -type d -mtime "+$days" -print0 |
  while IFS= read -r -d '' dir; do
    rm -rf -- "$dir"
  done
