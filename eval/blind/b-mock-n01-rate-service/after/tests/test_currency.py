from decimal import Decimal
from unittest.mock import patch

import pytest

from shop.currency import convert


def test_same_currency_is_untouched():
    assert convert(1234, "EUR", "EUR") == 1234


@patch("shop.currency.fetch_rate", return_value=Decimal("1.0825"))
def test_rounds_half_up(fetch_rate):
    assert convert(1000, "EUR", "USD") == 1083
    fetch_rate.assert_called_once_with("EUR", "USD")


@patch("shop.currency.fetch_rate", side_effect=TimeoutError)
def test_a_failing_service_is_reported(_fetch_rate):
    with pytest.raises(TimeoutError):
        convert(1000, "EUR", "USD")


@pytest.mark.network
def test_live_rate():
    assert convert(1000, "EUR", "CHF") > 0
