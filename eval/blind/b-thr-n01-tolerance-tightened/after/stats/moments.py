from math import fsum


def mean(xs: list[float]) -> float:
    if not xs:
        raise ValueError("mean of nothing")
    return fsum(xs) / len(xs)


def variance(xs: list[float]) -> float:
    m = mean(xs)
    return fsum((x - m) ** 2 for x in xs) / len(xs)
