import pytest

from geo.distance import route_km

BERLIN = (52.52, 13.405)
PARIS = (48.8566, 2.3522)
ROME = (41.9028, 12.4964)


@pytest.mark.parametrize(
    "points, km",
    [
        ([BERLIN, PARIS], 877),
        ([PARIS, ROME], 1105),
        ([BERLIN, PARIS, ROME], 1983),
    ],
)
def test_route(points, km):
    assert route_km(points) == km


def test_single_point():
    assert route_km([ROME]) == 0
