from datetime import date

from desk.reminders import due, remind


class Store:
    def __init__(self, loans):
        self.loans = loans

    def open_loans(self):
        return self.loans

    def save(self, loan):
        raise NotImplementedError("reminding must not write")


class Mailbox(list):
    def send(self, reader, text):
        self.append((reader, text))


def test_due():
    store = Store([("ada", date(2026, 3, 1)), ("max", date(2026, 3, 9))])
    assert due(store, date(2026, 3, 5)) == ["ada"]


def test_remind_only_mails():
    mails = Mailbox()
    remind(Store([("ada", date(2026, 3, 1))]), mails, date(2026, 3, 5))
    assert mails == [("ada", "Please return your loan of 2026-03-01.")]
