import pytest

from loom.pattern import mirror, repeat


def test_repeat_cuts():
    assert repeat("ab", 5) == "ababa"


def test_repeat_empty():
    with pytest.raises(ValueError, match="empty"):
        repeat("", 3)


@pytest.mark.parametrize("keep, want", [(True, "abccba"), (False, "abcba")])
def test_mirror(keep, want):
    assert mirror("abc", keep_centre=keep) == want
