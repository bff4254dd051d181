from combi.partitions import binomial


def test_binomial():
    assert binomial(5, 2) == 10
    assert binomial(5, 6) == 0
