from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True)
class Observation:
    station: str
    at: datetime
    celsius: float


def collect(source, stations):
    found = []
    for s in stations:
        found.extend(source.fetch(s))
    return sorted(found, key=lambda o: o.at)


def mean(observations: list[Observation]) -> float:
    if not observations:
        raise ValueError("no observations")
    return sum(o.celsius for o in observations) / len(observations)
