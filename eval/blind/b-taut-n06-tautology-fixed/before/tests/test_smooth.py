import pytest

from sensors.smooth import MovingAverage


def test_push():
    avg = MovingAverage(3)
    avg.push(1.0)
    assert True


def test_size():
    with pytest.raises(ValueError, match="positive"):
        MovingAverage(0)
