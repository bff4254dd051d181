import pytest

from loom.pattern import repeat


def test_repeat_cuts():
    assert repeat("ab", 5) == "ababa"


def test_repeat_empty():
    with pytest.raises(ValueError, match="empty"):
        repeat("", 3)
