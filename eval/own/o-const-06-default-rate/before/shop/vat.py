"""VAT of the countries that the shop delivers to."""
from decimal import Decimal

RATES = {
    "AT": Decimal("0.20"),
    "DE": Decimal("0.19"),
    "HU": Decimal("0.27"),
    "LU": Decimal("0.17"),
}


def rate(country: str, reduced: bool = False) -> Decimal:
    if country not in RATES:
        raise KeyError(country)
    full = RATES[country]
    return full / 2 if reduced else full


def gross(net: Decimal, country: str, reduced: bool = False) -> Decimal:
    return (net * (1 + rate(country, reduced))).quantize(Decimal("0.01"))
