from decimal import Decimal

from taxes.sales import Sale, gross


def total(sales: list[Sale]) -> Decimal:
    return sum((gross(s) for s in sales), Decimal(0))


def states(sales: list[Sale]) -> list[str]:
    return sorted({s.state for s in sales})
