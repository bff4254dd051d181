from __future__ import annotations

from dataclasses import dataclass

from museum.mail import Mailer
from museum.store import TicketStore


@dataclass
class Purchase:
    id: int
    email: str
    adults: int
    children: int
    total: str


def summary(p: Purchase) -> str:
    return f"{p.adults} adults, {p.children} children: {p.total}"


def buy(p: Purchase, store: TicketStore) -> int:
    store.insert(p)
    return p.id
