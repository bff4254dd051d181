from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

from babel.numbers import format_currency


@dataclass
class Slip:
    person: str
    gross: Decimal
    tax: Decimal | None = None

    @property
    def net(self) -> Decimal:
        return self.gross - self.tax

    def label(self, locale: str = "de_DE") -> str:
        return format_currency(self.net, "EUR", locale=locale)
