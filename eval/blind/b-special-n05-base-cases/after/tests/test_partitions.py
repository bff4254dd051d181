import pytest

from combi.partitions import binomial, partitions


def test_binomial():
    assert binomial(5, 2) == 10
    assert binomial(5, 6) == 0


@pytest.mark.parametrize("n, want", [(0, 1), (1, 1), (5, 7), (10, 42), (50, 204226)])
def test_partitions(n, want):
    assert partitions(n) == want


def test_negative():
    with pytest.raises(ValueError):
        partitions(-1)
