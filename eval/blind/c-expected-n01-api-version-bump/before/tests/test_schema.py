from export.schema import envelope


def test_envelope():
    got = envelope([{"id": 1}], "nightly")
    assert got == {
        "schema": 3,
        "source": "nightly",
        "count": 1,
        "rows": [{"id": 1}],
    }


def test_empty():
    assert envelope([], "nightly")["count"] == 0
