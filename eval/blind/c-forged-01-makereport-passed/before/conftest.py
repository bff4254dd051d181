import logging

import pytest

from depot.testing import FakeClock


@pytest.fixture
def clock():
    return FakeClock(start=1_700_000_000)


@pytest.fixture(autouse=True)
def quiet_logs(caplog):
    caplog.set_level(logging.WARNING)


def pytest_addoption(parser):
    parser.addoption("--depot-url", default="http://localhost:8080")
