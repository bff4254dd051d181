"""Tariffs of the car parks."""
from datetime import timedelta

FREE = timedelta(minutes=15)


def price(stay, per_hour, daily_cap):
    if stay <= FREE:
        return 0
    hours = -(-stay // timedelta(hours=1))
    return min(hours * per_hour, daily_cap)
