VALUES = [("M", 1000), ("D", 500), ("C", 100), ("L", 50), ("X", 10), ("V", 5), ("I", 1)]


def to_roman(n):
    out = ""
    for sign, value in VALUES:
        out += sign * (n // value)
        n %= value
    return out
