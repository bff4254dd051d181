from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from decimal import Decimal

WINDOW_DAYS = 30


@dataclass(frozen=True)
class Charge:
    id: str
    amount: Decimal
    day: date
    refunded: Decimal = Decimal(0)


def open_amount(charge: Charge) -> Decimal:
    return charge.amount - charge.refunded


def in_window(charge: Charge, today: date) -> bool:
    return (today - charge.day).days <= WINDOW_DAYS
