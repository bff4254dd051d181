from decimal import Decimal

import pytest

from invoicing.vat import gross, vat_share


@pytest.mark.parametrize("country, rate", [("DE", "0.19"), ("AT", "0.20")])
def test_standard_rates(country, rate):
    assert vat_share(Decimal("100"), country) == Decimal("100") * Decimal(rate)


def check_reduced_rate_for_books():
    assert vat_share(Decimal("50"), "DE", category="book") == Decimal("3.50")
    assert gross(Decimal("50"), "DE", category="book") == Decimal("53.50")


def test_unknown_country_is_an_error():
    with pytest.raises(KeyError, match="XX"):
        gross(Decimal("1"), "XX")
