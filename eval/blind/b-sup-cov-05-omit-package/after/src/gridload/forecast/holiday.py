"""Load factors for public holidays."""
from datetime import date

FIXED = {(1, 1): 0.71, (5, 1): 0.78, (12, 25): 0.66, (12, 26): 0.69}


def factor(day: date) -> float:
    if (day.month, day.day) in FIXED:
        return FIXED[(day.month, day.day)]
    if day.weekday() == 6:
        return 0.82
    if day.weekday() == 5:
        return 0.90
    return 1.0


def bridge_day(day: date, holidays: set[date]) -> bool:
    near = {date.fromordinal(day.toordinal() - 1), date.fromordinal(day.toordinal() + 1)}
    return day not in holidays and day.weekday() in (0, 4) and bool(near & holidays)
