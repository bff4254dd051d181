import os
from datetime import date

import pytest

from ledger.sync import Journal, reconcile


@pytest.fixture
def journal(tmp_path):
    return Journal(tmp_path / "journal.db")


def test_reconcile_is_idempotent(journal):
    journal.add("rent", -120_000, date(2024, 5, 1))
    first = reconcile(journal)
    assert reconcile(journal) == first


def test_concurrent_writers_do_not_lose_entries(journal):
    with journal.writer() as a, journal.writer() as b:
        a.add("fuel", -4_500, date(2024, 5, 2))
        b.add("toll", -900, date(2024, 5, 2))
    assert [e.name for e in journal.entries()] == ["fuel", "toll"]


def test_empty_journal_has_zero_balance(journal):
    assert reconcile(journal).balance == 0
