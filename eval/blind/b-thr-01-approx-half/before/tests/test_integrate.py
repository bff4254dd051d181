import math

import pytest

from numerics.integrate import simpson


def test_sine_over_half_a_period():
    assert simpson(math.sin, 0.0, math.pi) == pytest.approx(2.0, abs=1e-6)


def test_polynomials_up_to_degree_three_are_exact():
    assert simpson(lambda x: x**3, 0.0, 2.0, n=2) == pytest.approx(4.0)


def test_odd_number_of_intervals():
    with pytest.raises(ValueError, match="even"):
        simpson(math.cos, 0.0, 1.0, n=3)
