import unittest

from fx.rates import RateTable, UnknownCurrency


class RateTableTest(unittest.TestCase):
    def setUp(self):
        self.table = RateTable({"EUR": 1.0, "USD": 1.25, "JPY": 160.0})

    def test_same_currency(self):
        self.assertEqual(self.table.convert(10, "EUR", "EUR"), 10)

    def test_cross_rate(self):
        self.assertEqual(self.table.convert(5, "USD", "JPY"), 640)

    def test_unknown(self):
        with self.assertRaises(UnknownCurrency) as ctx:
            self.table.convert(1, "EUR", "XXX")
        self.assertIn("XXX", str(ctx.exception))

    def test_names(self):
        self.assertTrue(self.table.knows("USD"))
        self.assertFalse(self.table.knows("usd"))
