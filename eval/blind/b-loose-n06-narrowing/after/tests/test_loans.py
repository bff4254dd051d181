import datetime as dt

from library.loans import Desk

TODAY = dt.date(2025, 2, 20)


def test_lend() -> None:
    desk = Desk()
    desk.lend("111", TODAY)
    loan = desk.find("111")
    assert loan is not None
    assert loan.due == dt.date(2025, 3, 6)
    assert loan.renewals == 0


def test_find_unknown() -> None:
    assert Desk().find("222") is None
