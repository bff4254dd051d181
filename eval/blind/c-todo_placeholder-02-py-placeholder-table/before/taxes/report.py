from decimal import Decimal

from taxes.sales import Sale, gross


def total(sales: list[Sale], rate: Decimal) -> Decimal:
    return sum((gross(s, rate) for s in sales), Decimal(0))
