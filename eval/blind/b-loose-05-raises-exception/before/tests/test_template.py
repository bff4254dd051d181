import pytest

from mailing.template import TemplateError, fields, fill

LETTER = "Dear {{ name }}, your order {{order}} left us."


def test_fields():
    assert fields(LETTER) == ["name", "order"]


def test_fill():
    assert fill(LETTER, {"name": "Ada", "order": 7}) == "Dear Ada, your order 7 left us."


def test_missing_values_are_named():
    with pytest.raises(TemplateError, match="missing: name, order"):
        fill(LETTER, {})
