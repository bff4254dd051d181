"""Version string shown on the status page."""
from __future__ import annotations

import shutil
from importlib.metadata import version

PACKAGE = "lockkeeper"


def has_docker() -> bool:
    return shutil.which("docker") is not None


def version_string() -> str:
    return version(PACKAGE)
