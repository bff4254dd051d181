import pytest

from textkit.roman import RomanError, from_roman


@pytest.mark.parametrize("text, value", [("III", 3), ("VIII", 8), ("MDC", 1600)])
def test_additive(text, value):
    assert from_roman(text) == value


def test_subtractive():
    assert from_roman("MCMXCIV") == 1994


def test_blanks_are_ignored():
    assert from_roman(" XV ") == 15


def test_rejects_letters():
    with pytest.raises(RomanError):
        from_roman("ABC")
