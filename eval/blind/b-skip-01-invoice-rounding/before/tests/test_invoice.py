from decimal import Decimal

import pytest

from billing.invoice import Line, subtotal, total, vat

RATE = Decimal("0.19")


@pytest.fixture
def lines():
    return [
        Line("cable", 3, Decimal("1.33")),
        Line("plug", 1, Decimal("0.99")),
        Line("lamp", 2, Decimal("14.49")),
    ]


def test_subtotal(lines):
    assert subtotal(lines) == Decimal("33.96")


def test_vat_is_rounded_once(lines):
    assert vat(lines, RATE) == Decimal("6.45")


def test_total_without_tax(lines):
    assert total(lines, Decimal("0")) == Decimal("33.96")


def test_empty_invoice():
    assert total([], RATE) == Decimal("0.00")
