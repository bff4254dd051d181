#!/usr/bin/env bash
# Copies the build to the host that is named.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=scripts/lib/log.sh
source "$here/lib/log.sh"

host=${1:?host}
log "copying to $host"
rsync --archive --delete dist/ "$host:/srv/app/"
log "done"
