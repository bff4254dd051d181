from pathlib import Path

import yaml

DEFAULTS = {"region": "eu", "interval": 30}


def load(path: Path) -> dict:
    with path.open(encoding="utf-8") as fh:
        data = yaml.safe_load(fh) or {}
    return {**DEFAULTS, **data}


def region(path: Path) -> str:
    """The region named in the file, or the default one."""
    return load(path)["region"]
