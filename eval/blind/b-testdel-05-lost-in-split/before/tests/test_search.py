import pytest

from library.search import Index, tokenize


@pytest.fixture
def index():
    idx = Index()
    idx.add(1, "The quick brown fox")
    idx.add(2, "A slow brown bear")
    return idx


def test_tokenize_lowers():
    assert tokenize("The Fox") == ["the", "fox"]


def test_tokenize_drops_punctuation():
    assert tokenize("fox, bear!") == ["fox", "bear"]


def test_single_term(index):
    assert index.find("fox") == [1]


def test_terms_are_anded(index):
    assert index.find("brown bear") == [2]


def test_removed_documents_are_not_found(index):
    index.remove(1)
    assert index.find("fox") == []


def test_unknown_term(index):
    assert index.find("wolf") == []
