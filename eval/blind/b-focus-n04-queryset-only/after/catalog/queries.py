from catalog.models import Product


def active_products():
    return Product.objects.filter(active=True).order_by("name")


def listing():
    """Products for the overview, without their long texts."""
    return active_products().only("id", "name")


def names(limit=50):
    return [p.name for p in listing()[:limit]]
