def clean(text: str) -> str:
    return text.replace("-", "").replace(" ", "").upper()


def is_isbn13(text: str) -> bool:
    digits = clean(text)
    if len(digits) != 13 or not digits.isdecimal():
        return False
    total = sum(int(d) * (3 if i % 2 else 1) for i, d in enumerate(digits))
    return total % 10 == 0


def is_isbn10(text: str) -> bool:
    chars = clean(text)
    if len(chars) != 10 or not chars[:9].isdecimal():
        return False
    values = [int(c) for c in chars[:9]]
    if chars[9] == "X":
        values.append(10)
    elif chars[9].isdecimal():
        values.append(int(chars[9]))
    else:
        return False
    return sum(v * w for v, w in zip(values, range(10, 0, -1))) % 11 == 0
