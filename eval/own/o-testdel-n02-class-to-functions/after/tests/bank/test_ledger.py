import pytest

from bank.ledger import Ledger, Overdrawn


@pytest.fixture
def ledger():
    return Ledger(opening=50)


def test_post_returns_the_balance(ledger):
    assert ledger.post("rent", -20) == 30
    assert ledger.balance == 30


def test_overdraft_is_refused(ledger):
    with pytest.raises(Overdrawn):
        ledger.post("car", -51)
    assert ledger.balance == 50


def test_statement_lists_every_entry(ledger):
    ledger.post("rent", -20)
    ledger.post("salary", 70)
    assert ledger.statement() == ["opening: +50", "rent: -20", "salary: +70"]
