from django.test import TestCase

from catalog.models import Product
from catalog.queries import active_products, names


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
