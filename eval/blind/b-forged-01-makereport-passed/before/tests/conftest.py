from __future__ import annotations

import os

import pytest

from inventory.app import create_app


def pytest_addoption(parser):
    parser.addoption("--run-slow", action="store_true", help="run slow tests too")


@pytest.fixture(scope="session")
def app():
    os.environ.setdefault("INVENTORY_DB", "sqlite://")
    return create_app()


@pytest.fixture
def client(app):
    return app.test_client()
