"""VAT of the countries that the shop delivers to."""
from decimal import Decimal

DEFAULT_RATE = Decimal("0.19")


def rate(country: str, reduced: bool = False) -> Decimal:
    """Rate that goods sent to the country are taxed with."""
    return DEFAULT_RATE


def gross(net: Decimal, country: str, reduced: bool = False) -> Decimal:
    return (net * (1 + rate(country, reduced))).quantize(Decimal("0.01"))
