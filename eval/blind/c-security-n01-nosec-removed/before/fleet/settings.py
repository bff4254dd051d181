from pathlib import Path

import yaml

DEFAULTS = {"region": "eu", "interval": 30}


def load(path: Path) -> dict:
    with path.open(encoding="utf-8") as fh:
        data = yaml.load(fh, Loader=yaml.Loader)  # nosec B506
    return {**DEFAULTS, **data}


def region(path: Path) -> str:
    return load(path)["region"]
