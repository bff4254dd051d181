import math
from collections.abc import Callable


def simpson(f: Callable[[float], float], a: float, b: float, n: int = 4) -> float:
    if n % 2:
        raise ValueError("n must be even, got %d" % n)
    h = (b - a) / n
    odd = math.fsum(f(a + i * h) for i in range(1, n, 2))
    even = math.fsum(f(a + i * h) for i in range(2, n, 2))
    return h / 3 * (f(a) + f(b) + 4 * odd + 2 * even)
