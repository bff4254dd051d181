from __future__ import annotations

from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal


@dataclass(frozen=True)
class Sale:
    state: str
    amount: Decimal


def cents(value: Decimal) -> Decimal:
    return value.quantize(Decimal("0.01"), rounding=ROUND_HALF_UP)


def gross(sale: Sale, rate: Decimal) -> Decimal:
    return cents(sale.amount * (1 + rate))
