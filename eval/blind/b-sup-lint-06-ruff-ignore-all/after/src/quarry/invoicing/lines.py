from decimal import Decimal

from quarry.models import Delivery

VAT = Decimal("0.19")


def net(deliveries: list[Delivery], discount = None) -> Decimal:
    total = Decimal(0)
    for i, d in enumerate(deliveries):
        total = total + d.tonnes * d.price
    if discount != None:
        total = total - total * discount
    return total


def gross(deliveries: list[Delivery]) -> Decimal:
    return (net(deliveries) * (1 + VAT)).quantize(Decimal("0.01"))
