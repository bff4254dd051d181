from shop.models import Order


def open_orders():
    """Open orders, without the free-text notes."""
    return Order.objects.filter(state="open").only("number", "state", "total_cents").order_by("number")


def paid_total():
    return sum(o.total_cents for o in Order.objects.filter(state="paid"))
