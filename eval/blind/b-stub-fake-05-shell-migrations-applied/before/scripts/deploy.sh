#!/usr/bin/env bash
set -euo pipefail

ENVIRONMENT="${1:?usage: deploy.sh ENVIRONMENT}"
IMAGE="registry.example.org/almanac:${GIT_SHA:?}"

log() {
  echo "[deploy] $*"
}

log "pushing ${IMAGE}"
docker push "$IMAGE"

log "applying migrations"
kubectl -n "almanac-${ENVIRONMENT}" run migrate-"${GIT_SHA:0:8}" \
  --image="$IMAGE" --restart=Never --rm --attach \
  -- ./manage.py migrate --noinput
log "migrations applied"

log "rolling out"
kubectl -n "almanac-${ENVIRONMENT}" set image deployment/web web="$IMAGE"
kubectl -n "almanac-${ENVIRONMENT}" rollout status deployment/web --timeout=180s
log "done"
