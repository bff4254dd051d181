from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Product:
    sku: str
    cents: int
    grams: int = 0

    def requires_shipping(self) -> bool:
        return self.grams > 0

    def max_per_order(self) -> int:
        return max(1, 20_000 // max(self.grams, 1))


def shippable(products):
    return [p for p in products if p.requires_shipping()]
