from textkit.roman import to_roman


def test_adds():
    assert to_roman(1666) == "MDCLXVI"
