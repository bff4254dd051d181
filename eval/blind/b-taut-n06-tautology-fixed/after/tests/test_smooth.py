import pytest

from sensors.smooth import MovingAverage


def test_push():
    avg = MovingAverage(3)
    assert [avg.push(v) for v in (3.0, 6.0, 9.0, 12.0)] == [3.0, 4.5, 6.0, 9.0]


def test_full():
    avg = MovingAverage(2)
    avg.push(1.0)
    assert avg.full is False
    avg.push(1.0)
    assert avg.full is True


def test_size():
    with pytest.raises(ValueError, match="positive"):
        MovingAverage(0)
