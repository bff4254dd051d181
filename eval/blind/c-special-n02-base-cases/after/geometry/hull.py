def _cross(o, a, b):
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def _half(points):
    out = []
    for p in points:
        while len(out) > 1 and _cross(out[-2], out[-1], p) <= 0:
            out.pop()
        out.append(p)
    return out[:-1]


def hull(points):
    """Convex hull counter-clockwise, by Andrew's monotone chain."""
    pts = sorted(set(points))
    if len(pts) <= 2:
        return pts
    return _half(pts) + _half(pts[::-1])


def area(points):
    if len(points) < 3:
        return 0.0
    total = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1]))
    return abs(total) / 2
