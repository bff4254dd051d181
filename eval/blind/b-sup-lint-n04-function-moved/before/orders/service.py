from decimal import Decimal

from orders.models import Line, Order


def price(sku, qty, unit, discount, tax, currency, rounding) -> Decimal:  # noqa: PLR0913
    net = unit * qty * (1 - discount)
    return (net * (1 + tax)).quantize(rounding)


def total(order: Order) -> Decimal:
    return sum((line_total(order, line) for line in order.lines), Decimal(0))


def line_total(order: Order, line: Line) -> Decimal:
    return price(
        line.sku, line.qty, line.unit, line.discount,
        order.tax, order.currency, order.rounding,
    )
