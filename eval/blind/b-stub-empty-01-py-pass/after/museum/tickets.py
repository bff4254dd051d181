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


def send_receipt(p: Purchase, mailer: Mailer) -> None:
    """Mail the receipt with the entry code to the buyer."""
    pass


def buy(p: Purchase, store: TicketStore, mailer: Mailer) -> int:
    store.insert(p)
    send_receipt(p, mailer)
    return p.id
