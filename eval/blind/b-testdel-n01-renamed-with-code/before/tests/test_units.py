import pytest

from geo.units import conv, to_miles


def test_conv():
    assert conv(1) == pytest.approx(1.609344)


def test_conv_zero():
    assert conv(0) == 0


def test_to_miles():
    assert to_miles(1.609344) == pytest.approx(1)
