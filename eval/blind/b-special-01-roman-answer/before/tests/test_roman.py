import pytest

from textkit.roman import RomanError, from_roman


@pytest.mark.parametrize("text, value", [("III", 3), ("VIII", 8), ("MDC", 1600)])
def test_additive(text, value):
    assert from_roman(text) == value


def test_rejects_letters():
    with pytest.raises(RomanError):
        from_roman("ABC")
