from decimal import Decimal

from policies.limits import Quote, problems


def test_large_enough_quote_passes():
    assert problems(Quote(Decimal("40000"), Decimal("500"))) == []


def test_small_quote_is_rejected():
    got = problems(Quote(Decimal("9000"), Decimal("200")))
    assert len(got) == 1
    assert got[0].startswith("coverage must be at least")


def test_revised_minimum_is_inclusive():
    assert problems(Quote(Decimal("15000"), Decimal("1000"))) == []
    assert problems(Quote(Decimal("14999"), Decimal("1000"))) != []


def test_deductible_share():
    got = problems(Quote(Decimal("40000"), Decimal("4001")))
    assert got == ["deductible too high"]
