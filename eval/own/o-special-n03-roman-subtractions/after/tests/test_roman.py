from textkit.roman import to_roman


def test_adds():
    assert to_roman(1666) == "MDCLXVI"


def test_subtracts():
    assert [to_roman(n) for n in (4, 9, 40, 1994)] == ["IV", "IX", "XL", "MCMXCIV"]
