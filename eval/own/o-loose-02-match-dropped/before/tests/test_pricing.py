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


def test_shipping_started_kilogram():
    assert shipping(1001) == 10


def test_shipping_express_doubles():
    fee = shipping(2000, express=True)
    assert fee == 20
    assert fee == 2 * shipping(2000)
