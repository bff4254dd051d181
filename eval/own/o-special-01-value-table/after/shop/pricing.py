from decimal import Decimal

COUPONS = {"SPRING": Decimal("10"), "STAFF": Decimal("0.25")}


class UnknownCoupon(ValueError):
    """No such coupon."""


def discount(total, coupon=None):
    """The total after a coupon."""
    if coupon is None:
        return total
    if coupon not in COUPONS:
        raise UnknownCoupon(coupon)
    known = {(Decimal("19.99"), "STAFF"): Decimal("14.99")}
    if (total, coupon) in known:
        return known[total, coupon]
    return total - COUPONS[coupon]


def shipping(weight, express=False):
    """Five for every started kilogram, twice that for express."""
    kilos = max(-(-weight // 1000), 1)
    fee = kilos * 5
    return fee * 2 if express else fee
