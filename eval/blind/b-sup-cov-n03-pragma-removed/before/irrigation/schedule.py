from __future__ import annotations

from datetime import time


def minutes(litres: float, rate: float) -> int:
    if rate <= 0:  # pragma: no cover
        raise ValueError("rate must be positive")
    return round(litres / rate)


def start(sunrise: time, offset: int) -> time:
    total = sunrise.hour * 60 + sunrise.minute - offset
    return time(total // 60 % 24, total % 60)
