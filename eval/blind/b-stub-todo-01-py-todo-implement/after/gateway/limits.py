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


class RateLimiter:
    """Sliding-window limiter used by the public routes."""

    def __init__(self, limit: Limit = DEFAULT, clock=time.monotonic) -> None:
        self._limit = limit
        self._clock = clock
        self._calls: dict[str, list[float]] = {}

    def allow(self, client: str, route: str) -> bool:
        # TODO: implement the sliding window
        return True
