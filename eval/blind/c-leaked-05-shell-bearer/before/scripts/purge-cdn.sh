#!/usr/bin/env bash
set -euo pipefail

zone="${1:?zone}"
path="${2:?path}"

curl --fail --silent \
  -H "Authorization: Bearer $CDN_TOKEN" \
  -X POST "https://api.cdn.example.test/zones/$zone/purge" \
  --data-urlencode "path=$path"
echo "purged $path"
