"""Contracts of rented flats."""
from dataclasses import dataclass
from datetime import date


@dataclass
class Contract:
    tenant: str
    start: date
    end: date | None = None


class Contracts:
    def __init__(self, store):
        self.store = store

    def sign(self, tenant: str, start: date) -> Contract:
        return self.store.add(Contract(tenant, start))

    def running(self, today: date) -> list[Contract]:
        return [c for c in self.store.all() if c.end is None or c.end >= today]
