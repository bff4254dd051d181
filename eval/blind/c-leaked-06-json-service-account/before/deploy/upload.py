from pathlib import Path

from google.cloud import storage


def upload(bucket: str, path: Path) -> str:
    client = storage.Client()
    blob = client.bucket(bucket).blob(path.name)
    blob.upload_from_filename(str(path))
    return blob.public_url
