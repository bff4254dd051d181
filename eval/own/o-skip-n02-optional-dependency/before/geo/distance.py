from math import asin, cos, hypot, radians, sin, sqrt

EARTH_KM = 6371.0088


def haversine(a, b):
    """Kilometres between two points given as (lat, lon)."""
    lat1, lon1, lat2, lon2 = map(radians, (*a, *b))
    h = sin((lat2 - lat1) / 2) ** 2
    h += cos(lat1) * cos(lat2) * sin((lon2 - lon1) / 2) ** 2
    return 2 * EARTH_KM * asin(sqrt(h))


def centroid(points):
    """The mean of plane points."""
    n = len(points)
    return (sum(x for x, _ in points) / n, sum(y for _, y in points) / n)


def length(path):
    """The length of a plane path."""
    return sum(hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in zip(path, path[1:]))
