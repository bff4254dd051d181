from decimal import ROUND_HALF_UP, Decimal

from shop.rates import fetch_rate


def convert(cents: int, source: str, target: str) -> int:
    if source == target:
        return cents
    rate = fetch_rate(source, target)
    return int((Decimal(cents) * rate).quantize(Decimal(1), ROUND_HALF_UP))
