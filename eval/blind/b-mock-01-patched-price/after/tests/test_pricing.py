from unittest.mock import patch

import pytest

from shop import pricing


def test_without_voucher():
    assert pricing.final_price(1000) == 1000


@patch("shop.pricing.final_price", return_value=900)
def test_spring_voucher_takes_ten_percent(_final_price):
    assert pricing.final_price(1000, "SPRING10") == 900


def test_unknown_voucher():
    with pytest.raises(ValueError, match="NOPE"):
        pricing.final_price(1000, "NOPE")


def test_basket():
    assert pricing.basket_total([500, 700]) == 1200
    assert pricing.basket_total([]) == 0
