import datetime as dt

import pytest

from payouts.store import MemoryStore


@pytest.fixture
def store():
    return MemoryStore()


@pytest.fixture
def today():
    return dt.date(2025, 3, 14)
