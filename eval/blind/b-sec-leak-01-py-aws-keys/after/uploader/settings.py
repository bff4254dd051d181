"""Settings of the uploader."""
from __future__ import annotations

import os
from pathlib import Path

BASE = Path(__file__).resolve().parent.parent
DEBUG = os.environ.get("UPLOADER_DEBUG") == "1"

BUCKET = "scans-production"
REGION = "eu-central-1"

AWS_ACCESS_KEY_ID = "AKIAG4HAT5XQD3TAU2YT"
AWS_SECRET_ACCESS_KEY = "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"

CHUNK_BYTES = 8 * 1024 * 1024
RETRIES = int(os.environ.get("UPLOADER_RETRIES", "4"))


def prefix(site: str) -> str:
    return f"incoming/{site.lower()}/"
