def mean(xs: list[float]) -> float:
    if not xs:
        raise ValueError("mean of nothing")
    return sum(xs) / len(xs)


def variance(xs: list[float]) -> float:
    m = mean(xs)
    return sum((x - m) ** 2 for x in xs) / len(xs)
