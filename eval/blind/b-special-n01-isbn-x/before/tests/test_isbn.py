import pytest

from library.isbn import is_isbn13


@pytest.mark.parametrize("text", ["978-3-16-148410-0", "9780306406157"])
def test_valid_13(text):
    assert is_isbn13(text)


def test_wrong_check_digit_13():
    assert not is_isbn13("978-3-16-148410-1")
