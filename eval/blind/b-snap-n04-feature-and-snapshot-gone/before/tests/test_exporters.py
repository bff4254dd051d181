import pytest

from reports.exporters import to_json, to_text

ROWS = [{"id": 1, "state": "open"}]


def test_json(snapshot):
    assert to_json(ROWS) == snapshot


def test_text(snapshot):
    with pytest.deprecated_call():
        assert to_text(ROWS) == snapshot
