from decimal import Decimal

from orders.pricing import price
from orders.models import Line, Order


def total(order: Order) -> Decimal:
    return sum((line_total(order, line) for line in order.lines), Decimal(0))


def line_total(order: Order, line: Line) -> Decimal:
    return price(
        line.sku, line.qty, line.unit, line.discount,
        order.tax, order.currency, order.rounding,
    )
