import pytest

from letters.fill import MissingValue, fill, placeholders


def test_fill():
    assert fill("Dear {{name}},", {"name": "Ms Okafor"}) == "Dear Ms Okafor,"


def test_filter():
    assert fill("{{ title|upper }}", {"title": "overdue"}) == "OVERDUE"


def test_placeholders():
    assert placeholders("{{a}} {{ b|title }} {{a}}") == {"a", "b"}


def test_missing():
    with pytest.raises(MissingValue):
        fill("{{name}}", {})
