"""A lock file that keeps two runs apart."""
import os
from pathlib import Path


class Locked(RuntimeError):
    pass


class Lock:
    def __init__(self, path: Path) -> None:
        self.path = path

    def __enter__(self):
        try:
            fd = os.open(self.path, os.O_CREAT | os.O_EXCL | os.O_WRONLY)
        except FileExistsError as error:
            raise Locked(self.path.read_text()) from error
        os.write(fd, str(os.getpid()).encode())
        os.close(fd)
        return self

    def __exit__(self, kind, error, trace):
        self.path.unlink(missing_ok=True)
