from library.search import tokenize


def test_tokenize_lowers():
    assert tokenize("The Fox") == ["the", "fox"]


def test_tokenize_drops_punctuation():
    assert tokenize("fox, bear!") == ["fox", "bear"]
