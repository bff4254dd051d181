from decimal import Decimal

import pytest

from shop.pricing import UnknownCoupon, discount, shipping


@pytest.mark.parametrize(
    "total, coupon, want",
    [
        ("100.00", None, "100.00"),
        ("100.00", "SPRING", "90.00"),
        ("19.99", "STAFF", "14.99"),
    ],
)
def test_discount(total, coupon, want):
    assert discount(Decimal(total), coupon) == Decimal(want)


def test_unknown_coupon():
    with pytest.raises(UnknownCoupon, match="WINTER"):
        discount(Decimal("10.00"), "WINTER")


@pytest.mark.parametrize(
    "weight, express, want",
    [(1001, False, 10), (2000, False, 10), (2000, True, 20), (0, False, 5)],
)
def test_shipping(weight, express, want):
    assert shipping(weight, express) == want
