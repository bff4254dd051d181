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


@dataclass(frozen=True)
class Download(Product):
    """A file; it is never shipped and nobody needs it twice."""

    url: str = ""

    def requires_shipping(self) -> bool:
        return False

    def max_per_order(self) -> int:
        return 1


def shippable(products: list[Product]) -> list[Product]:
    return [p for p in products if p.requires_shipping()]
