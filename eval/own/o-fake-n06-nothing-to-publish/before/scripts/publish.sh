#!/usr/bin/env bash
# Publishes the package when its version is not out yet.
set -euo pipefail

name=$(node -p 'require("./package.json").name')
version=$(node -p 'require("./package.json").version')

npm ci
npm test
npm publish --provenance --access public
echo "published"
