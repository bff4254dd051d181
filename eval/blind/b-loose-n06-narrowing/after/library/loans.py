import datetime as dt
from dataclasses import dataclass


@dataclass
class Loan:
    isbn: str
    due: dt.date
    renewals: int = 0


class Desk:
    def __init__(self, days: int = 14) -> None:
        self.days = days
        self._loans: dict[str, Loan] = {}

    def lend(self, isbn: str, today: dt.date) -> Loan:
        loan = Loan(isbn, today + dt.timedelta(days=self.days))
        self._loans[isbn] = loan
        return loan

    def find(self, isbn: str) -> Loan | None:
        return self._loans.get(isbn)
