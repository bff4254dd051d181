import numpy as np


def rolling_max(x, n):
    if n > len(x):
        raise ValueError(f"window {n} is longer than the signal")
    return np.array([x[i : i + n].max() for i in range(len(x) - n + 1)])


def split(x, n):
    return [x[i : i + n] for i in range(0, len(x), n)]
