from __future__ import annotations

from decimal import Decimal
from typing import Protocol


class LedgerError(Exception):
    """Anything the ledger refuses."""


class UnknownAccount(LedgerError):
    pass


class Rates(Protocol):
    def rate(self, code: str) -> Decimal: ...

    def known(self, code: str) -> bool: ...


def convert(amount: Decimal, code: str, rates: Rates) -> Decimal:
    if not rates.known(code):
        raise UnknownAccount(code)
    return (amount * rates.rate(code)).quantize(Decimal("0.01"))
