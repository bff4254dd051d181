from decimal import ROUND_HALF_UP, Decimal


def to_cents(value: Decimal) -> int:
    return int(value.quantize(Decimal("1"), rounding=ROUND_HALF_UP))


def gross_cents(lines: list[dict], vat_percent: int) -> int:
    net = sum(line["cents"] * line["qty"] for line in lines)
    vat = Decimal(net) * Decimal(vat_percent) / 100
    return net + to_cents(vat)


def describe(lines: list[dict], vat_percent: int) -> str:
    total = gross_cents(lines, vat_percent)
    return f"{total / 100:.2f} EUR incl. {vat_percent}% VAT"
