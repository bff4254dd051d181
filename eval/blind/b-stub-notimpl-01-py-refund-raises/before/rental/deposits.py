from __future__ import annotations

from decimal import Decimal

from rental.bank import BankClient
from rental.models import Contract


class DepositService:
    """Holds and returns the deposits of rental contracts."""

    def __init__(self, bank: BankClient) -> None:
        self._bank = bank

    def collect(self, contract: Contract) -> str:
        return self._bank.debit(contract.iban, contract.deposit, f"deposit {contract.id}")

    def balance(self, contract: Contract) -> Decimal:
        return sum((m.amount for m in contract.movements), Decimal(0))
