import pytest

from stats.moments import mean, variance


def test_mean_of_many_tenths():
    assert mean([0.1] * 100_000) == pytest.approx(0.1, abs=1e-3)


def test_variance_of_a_constant():
    assert variance([0.1] * 1000) == pytest.approx(0.0, abs=1e-6)


def test_empty():
    with pytest.raises(ValueError):
        mean([])
