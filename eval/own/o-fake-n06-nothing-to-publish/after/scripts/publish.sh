#!/usr/bin/env bash
# Publishes the package when its version is not out yet.
set -euo pipefail

name=$(node -p 'require("./package.json").name')
version=$(node -p 'require("./package.json").version')

if [ "$(npm view "$name@$version" version 2>/dev/null)" = "$version" ]; then
  echo "$name $version is already out, nothing to do"
  exit 0
fi

npm ci
npm test
npm publish --provenance --access public
echo "published $name $version"
