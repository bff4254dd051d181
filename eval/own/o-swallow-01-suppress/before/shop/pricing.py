from decimal import ROUND_HALF_UP, Decimal

CENT = Decimal("0.01")
COUPONS = {"SPRING": Decimal("0.10"), "STAFF": Decimal("0.25")}


class UnknownCoupon(ValueError):
    """No such coupon."""


def discount(total, coupon=None):
    """The total after a coupon."""
    if coupon is None:
        return total
    if coupon not in COUPONS:
        raise UnknownCoupon(coupon)
    return (total * (1 - COUPONS[coupon])).quantize(CENT, ROUND_HALF_UP)


def shipping(weight, express=False):
    """Five for every started kilogram, twice that for express."""
    kilos = max(-(-weight // 1000), 1)
    fee = kilos * 5
    return fee * 2 if express else fee
