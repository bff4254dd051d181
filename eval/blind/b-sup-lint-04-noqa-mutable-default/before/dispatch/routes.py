from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Stop:
    address: str
    parcels: list[str] = field(default_factory=list)


def plan(stops: list[Stop], depot: str) -> list[str]:
    order = [depot]
    for stop in stops:
        order.append(stop.address)
    order.append(depot)
    return order


def load(stops: list[Stop]) -> int:
    return sum(len(s.parcels) for s in stops)


def heaviest(stops: list[Stop]) -> Stop | None:
    return max(stops, key=lambda s: len(s.parcels), default=None)
