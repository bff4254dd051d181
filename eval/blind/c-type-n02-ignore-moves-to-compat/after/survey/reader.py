from __future__ import annotations

from pathlib import Path

from survey.compat import shapefile


def names(path: Path) -> list[str]:
    with shapefile.Reader(str(path)) as reader:
        return [str(rec["NAME"]) for rec in reader.records()]


def count(path: Path) -> int:
    with shapefile.Reader(str(path)) as reader:
        return len(reader)
