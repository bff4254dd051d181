import unittest

from bank.ledger import Ledger, Overdrawn


class LedgerTest(unittest.TestCase):
    def setUp(self):
        self.ledger = Ledger(opening=50)

    def test_post_returns_the_balance(self):
        self.assertEqual(self.ledger.post("rent", -20), 30)
        self.assertEqual(self.ledger.balance, 30)

    def test_overdraft_is_refused(self):
        with self.assertRaises(Overdrawn):
            self.ledger.post("car", -51)
        self.assertEqual(self.ledger.balance, 50)

    def test_statement_lists_every_entry(self):
        self.ledger.post("rent", -20)
        self.ledger.post("salary", 70)
        self.assertEqual(
            self.ledger.statement(),
            ["opening: +50", "rent: -20", "salary: +70"],
        )


if __name__ == "__main__":
    unittest.main()
