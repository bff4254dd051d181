import pytest

from inventory.model import Stock, reserve, ship


def test_reserve():
    assert reserve(Stock("mug", 10, 2), 3) == Stock("mug", 10, 5)


def test_ship():
    assert ship(Stock("mug", 10, 5), 5) == Stock("mug", 5, 0)


def test_reserve_too_many():
    with pytest.raises(ValueError, match="not enough stock"):
        reserve(Stock("mug", 10, 8), 3)
