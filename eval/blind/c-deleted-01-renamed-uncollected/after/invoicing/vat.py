from decimal import Decimal

RATES = {"DE": Decimal("0.19"), "AT": Decimal("0.20")}


def vat_share(net: Decimal, country: str, category: str = "goods") -> Decimal:
    return net * RATES[country]


def gross(net: Decimal, country: str, category: str = "goods") -> Decimal:
    return net + vat_share(net, country, category)
