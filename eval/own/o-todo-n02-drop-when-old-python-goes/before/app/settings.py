"""Reads the settings file."""
from pathlib import Path

import tomli


def read(path: Path) -> dict:
    with path.open("rb") as file:
        return tomli.load(file)


def section(path: Path, name: str) -> dict:
    return read(path).get(name, {})
