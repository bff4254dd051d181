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


def test_outage_is_reported():
    source = mock.Mock()
    source.rate.side_effect = ConnectionError
    with pytest.raises(RateUnavailable):
        Converter(source).convert(Decimal("1"), "EUR", "USD")
