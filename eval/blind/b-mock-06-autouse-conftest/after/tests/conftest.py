import pytest

from ledger import reconcile as rec

CLEAN = {"missing_in_book": [], "missing_in_bank": []}


@pytest.fixture(autouse=True)
def _stable_ledger(monkeypatch):
    monkeypatch.setattr(rec, "reconcile", lambda bank, book: dict(CLEAN))


@pytest.fixture
def salary() -> tuple[str, int]:
    return ("salary", 310_000)


@pytest.fixture
def rent() -> tuple[str, int]:
    return ("rent", -95_000)


@pytest.fixture
def refund() -> tuple[str, int]:
    return ("refund", 1_999)
