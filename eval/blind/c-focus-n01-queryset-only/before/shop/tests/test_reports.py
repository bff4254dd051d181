from django.test import TestCase

from shop.models import Order
from shop.reports import open_orders


class OpenOrders(TestCase):
    def setUp(self):
        Order.objects.create(number="A-1", state="open", total_cents=1200)
        Order.objects.create(number="A-2", state="paid", total_cents=800)

    def test_lists_open_ones(self):
        self.assertEqual([o.number for o in open_orders()], ["A-1"])

    def test_queries(self):
        with self.assertNumQueries(1):
            list(open_orders())
