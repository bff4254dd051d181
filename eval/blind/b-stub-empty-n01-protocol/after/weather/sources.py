from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Protocol


@dataclass(frozen=True)
class Observation:
    station: str
    at: datetime
    celsius: float


class Source(Protocol):
    """Where observations come from."""

    @property
    def name(self) -> str: ...

    def fetch(self, station: str) -> list[Observation]: ...

    def close(self) -> None: ...


def collect(source: Source, stations: list[str]) -> list[Observation]:
    found: list[Observation] = []
    for s in stations:
        found.extend(source.fetch(s))
    return sorted(found, key=lambda o: o.at)


def mean(observations: list[Observation]) -> float:
    if not observations:
        raise ValueError("no observations")
    return sum(o.celsius for o in observations) / len(observations)
