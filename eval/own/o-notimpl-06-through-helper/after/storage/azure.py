"""Blobs of an Azure container."""
from azure.storage.blob import ContainerClient

from storage._missing import missing


class AzureStorage:
    def __init__(self, container: ContainerClient) -> None:
        self.container = container

    def put(self, name: str, data: bytes) -> None:
        self.container.upload_blob(name, data, overwrite=True)

    def get(self, name: str) -> bytes:
        return self.container.download_blob(name).readall()

    def delete(self, name: str) -> None:
        missing("delete")
