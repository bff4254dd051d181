from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal


@dataclass(frozen=True)
class Line:
    sku: str
    net: Decimal
    rate: Decimal


def net_total(lines: list[Line]) -> Decimal:
    return sum((line.net for line in lines), Decimal(0))
