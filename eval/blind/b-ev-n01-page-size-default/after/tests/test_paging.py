import pytest

from api.paging import Page, page_from_query


def test_default_size():
    assert page_from_query({}) == Page(offset=0, limit=50)


def test_explicit_size():
    assert page_from_query({"size": "10", "page": "3"}) == Page(offset=20, limit=10)


def test_second_default_page():
    assert page_from_query({"page": "2"}) == Page(offset=50, limit=50)


def test_size_is_capped():
    assert page_from_query({"size": "5000"}).limit == 200


@pytest.mark.parametrize("query", [{"size": "0"}, {"page": "0"}])
def test_rejects_zero(query):
    with pytest.raises(ValueError):
        page_from_query(query)
