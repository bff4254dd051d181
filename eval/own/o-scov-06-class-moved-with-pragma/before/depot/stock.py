"""Stock of the depot."""
from dataclasses import dataclass
from datetime import date


class Expiry:
    def __init__(self, days: int) -> None:
        self.days = days

    def due(self, stored: date, today: date) -> bool:
        return (today - stored).days >= self.days


@dataclass
class Item:
    name: str
    count: int
    expiry: Expiry
