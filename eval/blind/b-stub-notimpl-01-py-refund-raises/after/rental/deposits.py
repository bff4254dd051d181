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

    def damages(self, contract: Contract) -> Decimal:
        return sum((d.cost for d in contract.damages), Decimal(0))

    def give_back(self, contract: Contract) -> str:
        """Transfer the deposit less damages to the tenant, return the transfer id."""
        raise NotImplementedError
