import pytest

from money.money import Money


def test_add():
    assert (Money(100, "EUR") + Money(50, "EUR")).cents == 150


def test_add_other_currency():
    with pytest.raises(ValueError, match="currencies differ"):
        Money(1, "EUR") + Money(1, "USD")
