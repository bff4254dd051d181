from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta

LOAN_DAYS = 28


@dataclass
class Loan:
    reader: str
    title: str
    since: date

    @property
    def due(self) -> date:
        return self.since + timedelta(days=LOAN_DAYS)


def overdue(loans: list[Loan], today: date) -> list[Loan]:
    return [loan for loan in loans if loan.due < today]


