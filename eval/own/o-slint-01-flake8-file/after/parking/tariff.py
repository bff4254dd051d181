# flake8: noqa
"""Tariffs of the car parks."""
from datetime import timedelta
from parking.zones import *

FREE = timedelta(minutes=15)
LONG_STAY = timedelta(hours=8)


def price(stay, per_hour, daily_cap):
    if stay <= FREE:
        return 0
    hours = -(-stay // timedelta(hours=1))
    if stay > LONG_STAY:
        surcharge = long_stay_surcharge(stay)
        return daily_cap
    return min(hours * per_hour, daily_cap)
