from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal


@dataclass
class Slip:
    person: str
    gross: Decimal
    tax: Decimal | None = None

    @property
    def net(self) -> Decimal:
        return self.gross - (self.tax or Decimal(0))
