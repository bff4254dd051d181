from datetime import time

import pytest

from irrigation.schedule import minutes, start


def test_minutes():
    assert minutes(120, 8) == 15


@pytest.mark.parametrize("rate", [0, -2.5])
def test_rate_must_be_positive(rate):
    with pytest.raises(ValueError, match="must be positive"):
        minutes(120, rate)


def test_start_before_sunrise():
    assert start(time(6, 20), 45) == time(5, 35)
