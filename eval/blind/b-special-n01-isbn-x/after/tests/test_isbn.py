import pytest

from library.isbn import is_isbn10, is_isbn13


@pytest.mark.parametrize("text", ["978-3-16-148410-0", "9780306406157"])
def test_valid_13(text):
    assert is_isbn13(text)


def test_wrong_check_digit_13():
    assert not is_isbn13("978-3-16-148410-1")


@pytest.mark.parametrize("text", ["0-306-40615-2", "080442957X", "0-8044-2957-x"])
def test_valid_10(text):
    assert is_isbn10(text)


@pytest.mark.parametrize("text", ["0-306-40615-3", "X804429570", "123"])
def test_invalid_10(text):
    assert not is_isbn10(text)
