from __future__ import annotations

from decimal import Decimal


def convert(amount: Decimal, rate: Decimal) -> Decimal:
    return (amount * rate).quantize(Decimal("0.01"))
