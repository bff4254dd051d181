from atlas._vendor import geohash


def bits(code: str) -> int:
    value = 0
    for c in code:
        value = value << 5 | geohash.decode_char(c)
    return value
