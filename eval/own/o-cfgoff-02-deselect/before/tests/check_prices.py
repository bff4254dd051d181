from shop.prices import gross


def test_gross_of_nothing():
    assert gross(0) == 0


def test_gross_adds_the_tax():
    assert gross(1000) == 1190
