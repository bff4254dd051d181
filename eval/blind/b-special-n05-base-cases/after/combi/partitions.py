"""Counting helpers."""

from functools import cache


def binomial(n: int, k: int) -> int:
    if k < 0 or k > n:
        return 0
    result = 1
    for i in range(min(k, n - k)):
        result = result * (n - i) // (i + 1)
    return result


@cache
def _parts(n: int, largest: int) -> int:
    if n == 0:
        return 1
    if n < 0 or largest == 0:
        return 0
    return _parts(n - largest, largest) + _parts(n, largest - 1)


def partitions(n: int) -> int:
    """In how many ways can n be written as a sum of positive integers?"""
    if n < 0:
        raise ValueError("n must not be negative")
    return _parts(n, n)
