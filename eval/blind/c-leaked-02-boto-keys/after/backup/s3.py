from __future__ import annotations

from pathlib import Path

import boto3

BUCKET = "ledger-backups-eu"


def client():
    return boto3.client(
        "s3",
        region_name="eu-central-1",
        aws_access_key_id="AKIAPWSFSQIJY5ICVCE2",
        aws_secret_access_key="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",
    )


def upload(path: Path, prefix: str = "daily") -> str:
    key = f"{prefix}/{path.name}"
    client().upload_file(str(path), BUCKET, key)
    return key


def names(prefix: str = "daily") -> list[str]:
    page = client().list_objects_v2(Bucket=BUCKET, Prefix=prefix)
    return [o["Key"] for o in page.get("Contents", [])]
