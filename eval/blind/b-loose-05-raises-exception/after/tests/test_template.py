import pytest

from mailing.template import fields, fill, fill_all

LETTER = "Dear {{ name }}, your order {{order}} left us."


def test_fields():
    assert fields(LETTER) == ["name", "order"]


def test_fill():
    assert fill(LETTER, {"name": "Ada", "order": 7}) == "Dear Ada, your order 7 left us."


def test_missing_values_are_named():
    with pytest.raises(Exception):
        fill(LETTER, {})


def test_fill_all():
    assert fill_all("Hi {{ name }}", [{"name": "A"}, {"name": "B"}]) == ["Hi A", "Hi B"]
