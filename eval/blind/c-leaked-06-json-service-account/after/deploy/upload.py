from pathlib import Path

from google.cloud import storage

ACCOUNT = Path(__file__).with_name("uploader-account.json")


def upload(bucket: str, path: Path) -> str:
    client = storage.Client.from_service_account_json(str(ACCOUNT))
    blob = client.bucket(bucket).blob(path.name)
    blob.upload_from_filename(str(path))
    return blob.public_url
