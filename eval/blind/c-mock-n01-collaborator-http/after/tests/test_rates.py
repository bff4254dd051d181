from decimal import Decimal
from unittest import mock

import pytest

from fx.rates import Converter, RateUnavailable


def test_same_currency_needs_no_rate():
    source = mock.Mock()
    assert Converter(source).convert(Decimal("5"), "EUR", "EUR") == Decimal("5.00")
    source.rate.assert_not_called()


def test_rounds_half_up():
    source = mock.Mock()
    source.rate.return_value = Decimal("1.0945")
    assert Converter(source).convert(Decimal("10"), "EUR", "USD") == Decimal("10.95")


def test_a_rate_is_asked_for_once():
    source = mock.Mock()
    source.rate.return_value = Decimal("2")
    conv = Converter(source)
    assert conv.convert(Decimal("1"), "EUR", "NOK") == Decimal("2.00")
    assert conv.convert(Decimal("3"), "EUR", "NOK") == Decimal("6.00")
    source.rate.assert_called_once_with("EUR", "NOK")


def test_outage_is_reported():
    source = mock.Mock()
    source.rate.side_effect = ConnectionError
    with pytest.raises(RateUnavailable):
        Converter(source).convert(Decimal("1"), "EUR", "USD")
