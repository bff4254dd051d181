import pytest

from payouts.core import Payout, schedule


def test_schedule_skips_weekends():
    assert schedule(Payout("P-1", 500), "2025-03-15") == "2025-03-17"


def test_schedule_same_day():
    assert schedule(Payout("P-1", 500), "2025-03-13") == "2025-03-13"


def test_negative_amount():
    with pytest.raises(ValueError):
        schedule(Payout("P-1", -1), "2025-03-13")
