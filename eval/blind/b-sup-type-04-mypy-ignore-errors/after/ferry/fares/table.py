from decimal import Decimal

from ferry.fares.model import Fare, VehicleClass

FARES: dict[tuple[str, VehicleClass], Decimal] = {
    ("HB-NK", VehicleClass.FOOT): Decimal("7.20"),
    ("HB-NK", VehicleClass.CAR): Decimal("31.00"),
    ("HB-NK", VehicleClass.VAN): Decimal("44.50"),
}


def lookup(route: str, vehicle: VehicleClass, passengers: int = 1) -> Fare:
    amount = FARES.get((route, vehicle))
    return Fare(route=route, vehicle=vehicle, amount=amount * passengers)
