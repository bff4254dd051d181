#!/usr/bin/env bash
set -euo pipefail

VERSION=25.1
SHA256=b31bb8d85b4941a9a67fe31514f8430c61648693752b4553a95e709d10d35517

zip="protoc-$VERSION-linux-x86_64.zip"
url="https://github.com/protocolbuffers/protobuf/releases/download/v$VERSION/$zip"

cd "$(mktemp -d)"
curl -fsSLO "$url"
echo "$SHA256  $zip" | sha256sum --check
unzip -q "$zip" -d "${PREFIX:-$HOME/.local}"
