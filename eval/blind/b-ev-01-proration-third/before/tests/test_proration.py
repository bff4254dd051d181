import pytest

from billing.proration import Plan, prorate, refund

PRO = Plan("pro", 3000)


def test_third_of_the_month():
    # 10 of 30 days is exactly one third of the price
    assert prorate(3000, 10, 30) == 1000


def test_unused_month_costs_nothing():
    assert prorate(3000, 0, 30) == 0


def test_rejects_more_days_than_there_are():
    with pytest.raises(ValueError, match="out of range"):
        prorate(3000, 31, 30)


def test_refund_is_the_rest():
    assert refund(PRO, 30, 30) == 0
