"""Where the tool keeps its files."""
import os
import sys
from pathlib import Path


def data_dir() -> Path:
    if sys.platform == "win32":  # pragma: no cover - the coverage is measured on Linux
        return Path(os.environ["LOCALAPPDATA"]) / "tidy"
    base = os.environ.get("XDG_DATA_HOME")
    if base:
        return Path(base) / "tidy"
    return Path.home() / ".local" / "share" / "tidy"


def cache_file(name: str) -> Path:
    return data_dir() / "cache" / name
