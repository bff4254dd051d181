from geometry.hull import area, hull

SQUARE = [(0, 0), (2, 0), (2, 2), (0, 2)]


def test_inner_points_vanish():
    assert hull(SQUARE + [(1, 1)]) == SQUARE


def test_single_point():
    assert hull([(3, 4)]) == [(3, 4)]


def test_repeated_points():
    assert hull(SQUARE + SQUARE) == SQUARE


def test_area():
    assert area(hull(SQUARE)) == 4.0
    assert area([]) == 0.0
