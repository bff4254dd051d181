"""Version string shown on the status page."""
from __future__ import annotations

import shutil
import subprocess  # nosec B404 - only the fixed command below
from importlib.metadata import version
from pathlib import Path

PACKAGE = "lockkeeper"


def _commit(root: Path) -> str | None:
    git = shutil.which("git")
    if git is None:
        return None
    done = subprocess.run(  # nosec B603 - constant arguments, no shell, no input
        [git, "rev-parse", "--short", "HEAD"],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout.strip() or None


def has_docker() -> bool:
    return shutil.which("docker") is not None


def version_string() -> str:
    commit = _commit(Path(__file__).parent)
    base = version(PACKAGE)
    return f"{base}+{commit}" if commit else base
