import pytest

from uploads.quota import Quota


@pytest.fixture
def quota():
    return Quota(limit=1_000)


def test_counts_up(quota):
    quota.charge("ann", 300)
    quota.charge("ann", 200)
    assert quota.used("ann") == 500


def test_refuses_beyond_the_limit(quota):
    quota.charge("ann", 900)
    with pytest.raises(Exception):
        quota.charge("ann", 101)
    assert quota.used("ann") == 900


def test_owners_are_apart(quota):
    quota.charge("ann", 1000)
    quota.charge("bo", 1)
    assert quota.used("bo") == 1
    assert quota.used("cy") == 0
