from dataclasses import dataclass

ZONES = {1: (490, 1), 2: (990, 3), 3: (1390, 4)}


@dataclass(frozen=True)
class Parcel:
    kg: float


@dataclass(frozen=True)
class Quote:
    zone: int
    total_cents: int
    days: int
    carrier: str = "van"


def quote(parcel: Parcel, zone: int) -> Quote:
    base, days = ZONES[zone]
    if parcel.kg > 30:
        return Quote(zone, 5900, days, "pallet")
    return Quote(zone, base, days)
