#!/usr/bin/env bash
# Copies the build to the host that is named.
set -euo pipefail

log() {
  printf '%s %s\n' "$(date -u +%FT%TZ)" "$*" >&2
}

host=${1:?host}
log "copying to $host"
rsync --archive --delete dist/ "$host:/srv/app/"
log "done"
