from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal

CENT = Decimal("0.01")


@dataclass(frozen=True)
class Line:
    sku: str
    qty: int
    unit_price: Decimal


def subtotal(lines):
    return sum((line.unit_price * line.qty for line in lines), Decimal("0"))


def vat(lines, rate):
    """VAT per line, as the new ledger import expects it."""
    per_line = (
        (line.unit_price * line.qty * rate).quantize(CENT, rounding=ROUND_HALF_UP)
        for line in lines
    )
    return sum(per_line, Decimal("0.00"))


def total(lines, rate):
    return subtotal(lines) + vat(lines, rate)
