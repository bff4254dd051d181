from crm.customer import Customer


def test_same_id_is_same_customer():
    assert Customer(1, "Ada") == Customer(1, "Ada Byron")
    assert Customer(1, "Ada") != Customer(2, "Ada")
    assert Customer(1, "Ada") != 1
