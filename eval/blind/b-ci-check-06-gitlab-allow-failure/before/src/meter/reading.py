from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True)
class Reading:
    meter_id: str
    taken_at: datetime
    kwh: float


def latest(readings: list[Reading]) -> Reading | None:
    return max(readings, key=lambda r: r.taken_at, default=None)


def consumption(first: Reading, last: Reading) -> float:
    return round(last.kwh - first.kwh, 3)
