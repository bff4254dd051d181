from catalog.models import Product


def active_products():
    return Product.objects.filter(active=True).order_by("name")


def names(limit=50):
    return [p.name for p in active_products()[:limit]]
