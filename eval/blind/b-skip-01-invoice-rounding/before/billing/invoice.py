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
    """VAT on the whole invoice, rounded once at the end."""
    return (subtotal(lines) * rate).quantize(CENT, rounding=ROUND_HALF_UP)


def total(lines, rate):
    return subtotal(lines) + vat(lines, rate)
