import pytest

from fx.rates import RateTable, UnknownCurrency


@pytest.fixture
def table():
    return RateTable({"EUR": 1.0, "USD": 1.25, "JPY": 160.0})


def test_same_currency(table):
    assert table.convert(10, "EUR", "EUR") == 10


def test_cross_rate(table):
    assert table.convert(5, "USD", "JPY") == 640


def test_unknown(table):
    with pytest.raises(UnknownCurrency, match="XXX"):
        table.convert(1, "EUR", "XXX")


def test_names(table):
    assert table.knows("USD")
    assert not table.knows("usd")
