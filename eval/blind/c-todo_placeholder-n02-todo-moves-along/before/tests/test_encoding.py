from feeds.fetch import decode


def test_charset_of_the_header():
    assert decode(b"\xe9", "text/xml; charset=latin-1") == "\u00e9"


def test_default_is_utf8():
    assert decode(b"\xc3\xa9", None) == "\u00e9"
