#!/usr/bin/env bash
set -euo pipefail

VERSION=27.3
SHA256=ff06cdf1be83aeb2e2542cc5938e9677c6b6dd4df18e02d2bfd6b4843432cb98

zip="protoc-$VERSION-linux-x86_64.zip"
url="https://github.com/protocolbuffers/protobuf/releases/download/v$VERSION/$zip"

cd "$(mktemp -d)"
curl -fsSLO "$url"
echo "$SHA256  $zip" | sha256sum --check
unzip -q "$zip" -d "${PREFIX:-$HOME/.local}"
