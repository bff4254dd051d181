import unittest

from formula.tokenizer import Token, TokenError, tokenize


class TokenizerTest(unittest.TestCase):
    def test_numbers_and_signs(self):
        self.assertEqual(tokenize("1+22"), [Token("num", "1"), Token("op", "+"), Token("num", "22")])

    def test_blanks_vanish(self):
        self.assertEqual(len(tokenize("  ( a )  ")), 3)

    def test_names(self):
        self.assertIn(Token("name", "rate_2"), tokenize("rate_2*3"))
        self.assertTrue(tokenize("x")[0].is_name)

    def test_bad_sign(self):
        with self.assertRaisesRegex(TokenError, "at 2"):
            tokenize("1 $ 2")


if __name__ == "__main__":
    unittest.main()
