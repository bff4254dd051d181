import pytest

from inventory.model import Stock, reserve, ship


def test_reserve():
    got = reserve(Stock("mug", 10, 2), 3)
    assert got.sku == "mug"
    assert got.on_hand == 10
    assert got.reserved == 5


def test_ship():
    got = ship(Stock("mug", 10, 5), 5)
    assert got.sku == "mug"
    assert got.on_hand == 5
    assert got.reserved == 0


def test_reserve_too_many():
    with pytest.raises(ValueError, match="not enough stock"):
        reserve(Stock("mug", 10, 8), 3)
