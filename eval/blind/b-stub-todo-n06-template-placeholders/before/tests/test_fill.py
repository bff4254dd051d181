import pytest

from letters.fill import MissingValue, fill


def test_fill():
    assert fill("Dear {{name}},", {"name": "Ms Okafor"}) == "Dear Ms Okafor,"


def test_missing():
    with pytest.raises(MissingValue):
        fill("{{name}}", {})
