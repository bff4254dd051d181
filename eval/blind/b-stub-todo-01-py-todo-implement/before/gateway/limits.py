from __future__ import annotations

import time
from dataclasses import dataclass


@dataclass(frozen=True)
class Limit:
    calls: int
    seconds: float


DEFAULT = Limit(calls=60, seconds=60.0)


def key_for(client: str, route: str) -> str:
    return f"{client}|{route}"
