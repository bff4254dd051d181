from reports.exporters import to_json

ROWS = [{"id": 1, "state": "open"}]


def test_json(snapshot):
    assert to_json(ROWS) == snapshot
