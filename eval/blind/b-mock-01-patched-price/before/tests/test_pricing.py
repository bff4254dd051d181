import pytest

from shop import pricing


def test_without_voucher():
    assert pricing.final_price(1000) == 1000


def test_spring_voucher_takes_ten_percent():
    assert pricing.final_price(1000, "SPRING10") == 900


def test_unknown_voucher():
    with pytest.raises(ValueError, match="NOPE"):
        pricing.final_price(1000, "NOPE")


def test_basket():
    assert pricing.basket_total([500, 700]) == 1200
