import pytest

from shop.currency import convert


def test_same_currency_is_untouched():
    assert convert(1234, "EUR", "EUR") == 1234


@pytest.mark.network
def test_live_rate():
    assert convert(1000, "EUR", "CHF") > 0
