import os

import pytest

collect_ignore = ["test_client.py"]


@pytest.fixture(autouse=True)
def no_proxy(monkeypatch):
    for name in ("http_proxy", "https_proxy"):
        monkeypatch.delenv(name, raising=False)
    assert "http_proxy" not in os.environ
