from decimal import Decimal

STANDARD = {"DE": Decimal("0.19"), "AT": Decimal("0.20")}
BOOKS = {"DE": Decimal("0.07"), "AT": Decimal("0.10")}


def vat_share(net: Decimal, country: str, category: str = "goods") -> Decimal:
    table = BOOKS if category == "book" else STANDARD
    return net * table[country]


def gross(net: Decimal, country: str, category: str = "goods") -> Decimal:
    return net + vat_share(net, country, category)
