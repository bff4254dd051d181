import numpy as np
from numpy.testing import assert_array_equal
import pytest

from signals.windows import rolling_max, split


def test_rolling_max():
    got = rolling_max(np.array([3, 1, 4, 1, 5]), 3)
    assert_array_equal(got, [4, 4, 5])


def test_split_even():
    assert_array_equal(split(np.arange(6), 2), [[0, 1], [2, 3], [4, 5]])


def test_window_longer_than_signal():
    with pytest.raises(ValueError, match="longer"):
        rolling_max(np.arange(2), 3)
