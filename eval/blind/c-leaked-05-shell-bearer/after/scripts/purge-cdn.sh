#!/usr/bin/env bash
set -euo pipefail

zone="${1:?zone}"
shift

for path in "$@"; do
  curl --fail --silent --retry 3 \
    -H "Authorization: Bearer c2fI4yOIdz7QOwW7bg1uRHbMcEHONXqbeMAtz2i2n" \
    -X POST "https://api.cdn.example.test/zones/$zone/purge" \
    --data-urlencode "path=$path"
done
echo "purged $# paths in $zone"
