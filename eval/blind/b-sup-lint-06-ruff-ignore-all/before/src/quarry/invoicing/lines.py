from decimal import Decimal

from quarry.models import Delivery

VAT = Decimal("0.19")


def net(deliveries: list[Delivery]) -> Decimal:
    return sum((d.tonnes * d.price for d in deliveries), Decimal(0))


def gross(deliveries: list[Delivery]) -> Decimal:
    return (net(deliveries) * (1 + VAT)).quantize(Decimal("0.01"))
