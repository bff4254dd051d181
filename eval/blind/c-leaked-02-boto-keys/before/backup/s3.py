from __future__ import annotations

from pathlib import Path

import boto3

BUCKET = "ledger-backups-eu"


def client():
    return boto3.client("s3")


def upload(path: Path, prefix: str = "daily") -> str:
    key = f"{prefix}/{path.name}"
    client().upload_file(str(path), BUCKET, key)
    return key


def names(prefix):
    page = client().list_objects_v2(Bucket=BUCKET, Prefix=prefix)
    return [o["Key"] for o in page.get("Contents", [])]
