import numpy as np
import pytest

from geo.distance import centroid, haversine, length

BERLIN = (52.52, 13.405)
PARIS = (48.8566, 2.3522)


def test_berlin_to_paris():
    assert haversine(BERLIN, PARIS) == pytest.approx(877.46, abs=0.01)


def test_is_symmetric():
    assert haversine(BERLIN, PARIS) == pytest.approx(haversine(PARIS, BERLIN), rel=1e-12)


def test_centroid():
    got = centroid([(0, 0), (4, 0), (4, 3), (0, 3)])
    np.testing.assert_allclose(got, (2.0, 1.5), rtol=1e-9)


def test_length():
    assert length([(0, 0), (3, 4), (3, 10)]) == pytest.approx(11)
