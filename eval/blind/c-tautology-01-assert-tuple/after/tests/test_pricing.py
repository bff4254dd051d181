from shop.pricing import Cart, Discount


def cart():
    c = Cart()
    c.add("mug", 2, 950)
    c.add("tea", 1, 420)
    return c


def test_plain_total():
    assert cart().total() == 2320


def test_discount_applies_once():
    spring = Discount("SPRING", percent=10)
    c = cart()
    c.apply(spring)
    c.apply(spring)
    assert (c.total() == 2088, f"applied twice: {c.total()}")


def test_other_codes_add_up():
    c = cart()
    c.apply(Discount("SPRING", percent=10))
    c.apply(Discount("STAFF", percent=20))
    assert c.total() == 1624
