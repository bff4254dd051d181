from __future__ import annotations

import csv
from collections.abc import Iterable
from typing import TextIO

from harvest.store import Field, FieldStore


def rows(fields: Iterable[Field]) -> list[tuple[str, float]]:
    return [(f.name, f.hectares) for f in fields]


def write(out: TextIO, fields: Iterable[Field]) -> int:
    w = csv.writer(out)
    w.writerow(["field", "hectares"])
    body = rows(fields)
    w.writerows(body)
    return len(body)
