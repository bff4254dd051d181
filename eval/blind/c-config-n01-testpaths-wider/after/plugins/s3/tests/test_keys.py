import pytest

from catalogd_s3.keys import object_key


def test_prefix_is_kept():
    assert object_key("books", "9781") == "books/97/9781"


def test_short_id():
    with pytest.raises(ValueError, match="too short"):
        object_key("books", "9")
