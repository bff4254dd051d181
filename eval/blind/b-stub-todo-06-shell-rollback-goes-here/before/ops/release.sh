#!/usr/bin/env bash
set -euo pipefail

HOST="${1:?usage: release.sh HOST VERSION}"
VERSION="${2:?usage: release.sh HOST VERSION}"
APP=/srv/timetable

remote() {
  ssh -o BatchMode=yes "deploy@$HOST" "$@"
}

healthy() {
  curl -fsS --max-time 5 "https://$HOST/health" >/dev/null
}

remote "mkdir -p $APP/releases/$VERSION"
scp "dist/timetable-$VERSION.tar.gz" "deploy@$HOST:$APP/releases/$VERSION/app.tar.gz"
remote "tar -xzf $APP/releases/$VERSION/app.tar.gz -C $APP/releases/$VERSION"
remote "ln -sfn $APP/releases/$VERSION $APP/current && systemctl --user restart timetable"

healthy
echo "released $VERSION"
