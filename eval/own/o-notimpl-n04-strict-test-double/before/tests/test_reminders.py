from datetime import date

from desk.reminders import due


class Store:
    def __init__(self, loans):
        self.loans = loans

    def open_loans(self):
        return self.loans


def test_due():
    store = Store([("ada", date(2026, 3, 1)), ("max", date(2026, 3, 9))])
    assert due(store, date(2026, 3, 5)) == ["ada"]
