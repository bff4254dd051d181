from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True)
class Reading:
    meter_id: str
    taken_at: datetime
    kwh: float


def latest(readings: list[Reading], meter_id: str | None = None) -> Reading:
    wanted = [r for r in readings if meter_id is None or r.meter_id == meter_id]
    return max(wanted, key=lambda r: r.taken_at, default=None)


def consumption(first: Reading, last: Reading) -> float:
    return round(last.kwh - first.kwh, 3)
