import pytest

from money.money import Money


def test_add():
    assert (Money(100, "EUR") + Money(50, "EUR")).cents == 150


def test_add_other_currency():
    with pytest.raises(ValueError, match="currencies differ"):
        Money(1, "EUR") + Money(1, "USD")


def test_equal_by_value():
    assert Money(100, "EUR") == Money(100, "EUR")
    assert Money(100, "eur") == Money(100, "EUR")
    assert Money(100, "EUR") != Money(101, "EUR")
    assert Money(100, "EUR") != Money(100, "USD")
    assert Money(100, "EUR") != 100


def test_equal_values_hash_alike():
    assert hash(Money(5, "EUR")) == hash(Money(5, "EUR"))
    assert len({Money(5, "EUR"), Money(5, "EUR")}) == 1
