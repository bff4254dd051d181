"""Builders shared by the test modules; nothing here is collected."""
from orders.model import Item, Order


def test_data_order(**over):
    """Deprecated, use build_order."""
    return build_order(**over)


def make_legacy_order():
    order = build_order()
    order.legacy_code = "L-1"
    return order


def build_order(**over):
    fields = {"number": "O-1", "items": [Item("mug", 2, 450)]}
    fields.update(over)
    return Order(**fields)
