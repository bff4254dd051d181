from math import asin, cos, radians, sin, sqrt

EARTH_KM = 6371.0088

Point = tuple[float, float]


def haversine_km(a: Point, b: Point) -> float:
    lat1, lon1, lat2, lon2 = map(radians, (*a, *b))
    h = sin((lat2 - lat1) / 2) ** 2
    h += cos(lat1) * cos(lat2) * sin((lon2 - lon1) / 2) ** 2
    return 2 * EARTH_KM * asin(sqrt(h))


def route_km(points: list[Point]) -> int:
    return round(sum(haversine_km(p, q) for p, q in zip(points, points[1:])))
