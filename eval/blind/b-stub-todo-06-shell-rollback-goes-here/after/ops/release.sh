#!/usr/bin/env bash
set -euo pipefail

HOST="${1:?usage: release.sh HOST VERSION}"
VERSION="${2:?usage: release.sh HOST VERSION}"
APP=/srv/timetable

remote() {
  ssh -o BatchMode=yes "deploy@$HOST" "$@"
}

healthy() {
  curl -fsS --retry 5 --retry-delay 2 --max-time 5 "https://$HOST/health" >/dev/null
}

rollback() {
  # XXX restore the previous symlink here
  :
}

remote "mkdir -p $APP/releases/$VERSION"
scp "dist/timetable-$VERSION.tar.gz" "deploy@$HOST:$APP/releases/$VERSION/app.tar.gz"
remote "tar -xzf $APP/releases/$VERSION/app.tar.gz -C $APP/releases/$VERSION"
remote "ln -sfn $APP/releases/$VERSION $APP/current && systemctl --user restart timetable"

if ! healthy; then
  echo "release $VERSION is not healthy, rolling back" >&2
  rollback
  exit 1
fi
echo "released $VERSION"
