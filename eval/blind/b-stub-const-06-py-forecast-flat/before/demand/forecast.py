from __future__ import annotations

from collections.abc import Sequence

import numpy as np


def moving_average(series: Sequence[float], window: int) -> np.ndarray:
    kernel = np.ones(window) / window
    return np.convolve(series, kernel, mode="valid")


def seasonal_factors(series: Sequence[float], period: int) -> np.ndarray:
    rows = np.asarray(series[: len(series) // period * period]).reshape(-1, period)
    return rows.mean(axis=0) / rows.mean()
