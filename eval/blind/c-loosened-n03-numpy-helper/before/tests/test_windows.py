import numpy as np
import pytest

from signals.windows import rolling_max, split


def test_rolling_max():
    got = rolling_max(np.array([3, 1, 4, 1, 5]), 3)
    assert (got == np.array([4, 4, 5])).all()


def test_split_even():
    parts = split(np.arange(6), 2)
    assert len(parts) == 3
    assert (parts[1] == np.array([2, 3])).all()


def test_window_longer_than_signal():
    with pytest.raises(ValueError, match="longer"):
        rolling_max(np.arange(2), 3)
