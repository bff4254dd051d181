# pyright: strict
"""Assigns berths to ships by their length."""
from dataclasses import dataclass


@dataclass(frozen=True)
class Berth:
    name: str
    length: float


def fitting(berths: list[Berth], ship_length: float) -> list[Berth]:
    """Berths that are long enough, the shortest first."""
    found = [berth for berth in berths if berth.length >= ship_length]
    return sorted(found, key=lambda berth: berth.length)
