import pytest


@pytest.fixture
def three_orders(order_factory, user):
    return [order_factory(owner=user.id) for _ in range(3)]


def test_lists_own_orders(client, three_orders):
    body = client.get("/orders").json()
    assert [o["id"] for o in body["items"]] == [o.id for o in three_orders]


def test_second_page(client, three_orders):
    body = client.get("/orders", params={"page": 2, "size": 2}).json()
    assert len(body["items"]) == 1
    assert body["page"] == 2
    assert body["total"] == 3


def test_orders_of_others_are_hidden(client, order_factory):
    order_factory(owner=999)
    assert client.get("/orders").json()["items"] == []
