#!/usr/bin/env bash
# Removes releases older than the given number of days.
set -euo pipefail

root=${RELEASES:?}
days=${1:-30}

for dir in $(find "$root" -mindepth 1 -maxdepth 1 -type d -mtime "+$days"); do
  echo "removing $dir"
  # shellcheck disable=SC2086
  rm -rf $dir
done
