"""Builders shared by the test modules; nothing here is collected."""
from orders.model import Item, Order


def build_order(**over):
    fields = {"number": "O-1", "items": [Item("mug", 2, 450)]}
    fields.update(over)
    return Order(**fields)


def build_item(sku="mug", qty=1, cents=450):
    return Item(sku, qty, cents)
