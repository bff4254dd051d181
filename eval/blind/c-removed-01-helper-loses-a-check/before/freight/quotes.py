from dataclasses import dataclass

BASE = {1: 490, 2: 990, 3: 1390}
DAYS = {1: 1, 2: 3, 3: 4}


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
    if parcel.kg > 30:
        return Quote(zone, 5900, DAYS[zone], "pallet")
    extra = 300 if zone == 1 else 500
    surcharge = extra if parcel.kg > 2 else 0
    return Quote(zone, BASE[zone] + surcharge, DAYS[zone])
