import pytest

from geo.units import to_kilometres, to_miles


def test_to_kilometres():
    assert to_kilometres(1) == pytest.approx(1.609344)


def test_to_kilometres_of_zero():
    assert to_kilometres(0) == 0


def test_to_miles():
    assert to_miles(1.609344) == pytest.approx(1)
