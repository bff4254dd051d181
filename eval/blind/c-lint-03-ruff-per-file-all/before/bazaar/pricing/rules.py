from dataclasses import dataclass
from decimal import Decimal


@dataclass(frozen=True)
class Rule:
    sku: str
    min_qty: int
    percent: Decimal


def best(rules, sku, qty):
    fitting = [r for r in rules if r.sku == sku and qty >= r.min_qty]
    return max(fitting, key=lambda r: r.percent, default=None)
