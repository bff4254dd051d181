from text.wrap import indent, wrap


def test_wrap_breaks_at_width():
    assert wrap("aa bb cc", 5) == ["aa bb", "cc"]


def test_wrap_keeps_long_words():
    lines = wrap("a incomprehensible b", 6)
    assert lines == ["a", "incomprehensible", "b"]


def test_wrap_of_nothing():
    assert wrap("", 10) == []


def test_indent():
    assert indent(["x", "y"], 2) == ["  x", "  y"]
