import pytest

from formula.tokenizer import Token, TokenError, tokenize


def test_numbers_and_signs():
    assert tokenize("1+22") == [Token("num", "1"), Token("op", "+"), Token("num", "22")]


def test_blanks_vanish():
    assert len(tokenize("  ( a )  ")) == 3


def test_names():
    assert Token("name", "rate_2") in tokenize("rate_2*3")
    assert tokenize("x")[0].is_name


def test_bad_sign():
    with pytest.raises(TokenError, match="at 2"):
        tokenize("1 $ 2")
