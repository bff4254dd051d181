"""Reads the settings file."""
import sys
from pathlib import Path

if sys.version_info >= (3, 11):
    import tomllib
else:
    # TODO(#412): drop the backport when Python 3.10 is no longer supported
    import tomli as tomllib


def read(path: Path) -> dict:
    with path.open("rb") as file:
        return tomllib.load(file)


def section(path: Path, name: str) -> dict:
    return read(path).get(name, {})
