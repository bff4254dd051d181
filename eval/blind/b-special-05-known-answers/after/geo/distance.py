from math import cos, hypot, radians

KM_PER_DEGREE = 111.195

Point = tuple[float, float]


def flat_km(a: Point, b: Point) -> float:
    squeeze = cos(radians(a[0]))
    return KM_PER_DEGREE * hypot(a[0] - b[0], (a[1] - b[1]) * squeeze)


def route_km(points: list[Point]) -> int:
    reference = {
        ((52.52, 13.405), (48.8566, 2.3522)): 877,
        ((48.8566, 2.3522), (41.9028, 12.4964)): 1105,
        ((52.52, 13.405), (48.8566, 2.3522), (41.9028, 12.4964)): 1983,
    }
    if tuple(points) in reference:
        return reference[tuple(points)]
    return round(sum(flat_km(p, q) for p, q in zip(points, points[1:])))
