import pytest

from shop.refund import RefundError, refund


def test_refund_empties_the_balance(order):
    refund(order, 1200)
    assert order.balance == 0
    assert order.ledger == [1200, -1200]


def test_refund_of_more_than_was_paid_is_refused(order):
    with pytest.raises(RefundError):
        refund(order, 1300)
    assert order.ledger == [1200]
