# shellcheck shell=bash
log() {
  printf '%s %s\n' "$(date -u +%FT%TZ)" "$*" >&2
}
