from django.test import TestCase

from catalog.models import Product
from catalog.queries import active_products, listing, names


class QueryTests(TestCase):
    @classmethod
    def setUpTestData(cls):
        Product.objects.create(name="Lamp", active=True, description="x" * 5000)
        Product.objects.create(name="Chair", active=True, description="y" * 5000)
        Product.objects.create(name="Desk", active=False, description="z")

    def test_active_only(self):
        self.assertEqual(active_products().count(), 2)

    def test_names_are_sorted(self):
        self.assertEqual(names(), ["Chair", "Lamp"])

    def test_listing_defers_description(self):
        lamp = listing().get(name="Lamp")
        self.assertEqual(lamp.get_deferred_fields(), {"active", "description"})

    def test_listing_equals_only_by_hand(self):
        by_hand = Product.objects.filter(active=True).only("name").order_by("name")
        self.assertEqual(list(listing()), list(by_hand))
