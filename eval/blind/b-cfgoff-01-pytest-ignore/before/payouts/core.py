import datetime as dt
from dataclasses import dataclass


@dataclass
class Payout:
    reference: str
    cents: int


def schedule(payout, day):
    if payout.cents < 0:
        raise ValueError("negative payout")
    date = dt.date.fromisoformat(day)
    while date.weekday() >= 5:
        date += dt.timedelta(days=1)
    return date.isoformat()
