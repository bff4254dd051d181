"""Price arithmetic, free of database imports so that the quote tool can use it."""
from decimal import Decimal


def price(sku, qty, unit, discount, tax, currency, rounding) -> Decimal:  # noqa: PLR0913
    net = unit * qty * (1 - discount)
    return (net * (1 + tax)).quantize(rounding)
