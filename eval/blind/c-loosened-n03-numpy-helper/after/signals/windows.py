import numpy as np
from numpy.lib.stride_tricks import sliding_window_view


def rolling_max(x, n):
    if n > len(x):
        raise ValueError(f"window {n} is longer than the signal")
    return sliding_window_view(x, n).max(axis=1)


def split(x, n):
    return [x[i : i + n] for i in range(0, len(x), n)]
