from datetime import datetime, timezone

import pytest

from clearing.app import create_app


@pytest.fixture
def app(tmp_path):
    return create_app({"DATABASE": str(tmp_path / "clearing.db")})


@pytest.fixture
def client(app):
    return app.test_client()


@pytest.fixture
def noon():
    return datetime(2024, 3, 14, 12, 0, tzinfo=timezone.utc)
