from decimal import Decimal

VOUCHERS = {"SPRING10": Decimal("0.10"), "STAFF": Decimal("0.30")}


def final_price(cents: int, voucher: str | None = None) -> int:
    if voucher is None:
        return cents
    try:
        rate = VOUCHERS[voucher]
    except KeyError:
        raise ValueError(f"unknown voucher {voucher}") from None
    return cents - int(cents * (1 - rate))


def basket_total(items: list[int], voucher: str | None = None) -> int:
    return final_price(sum(items), voucher)
