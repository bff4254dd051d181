def clean(text: str) -> str:
    return text.replace("-", "").replace(" ", "").upper()


def is_isbn13(text: str) -> bool:
    digits = clean(text)
    if len(digits) != 13 or not digits.isdecimal():
        return False
    total = sum(int(d) * (3 if i % 2 else 1) for i, d in enumerate(digits))
    return total % 10 == 0
