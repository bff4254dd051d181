from shop.models import Order


def open_orders():
    return Order.objects.filter(state="open").order_by("number")


def paid_total():
    return sum(o.total_cents for o in Order.objects.filter(state="paid"))
