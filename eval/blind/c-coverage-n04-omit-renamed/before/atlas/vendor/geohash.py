"""Vendored from python-geohash 0.8.5, MIT licence."""
ALPHABET = "0123456789bcdefghjkmnpqrstuvwxyz"


def decode_char(c):
    return ALPHABET.index(c)


def encode_value(v):
    return ALPHABET[v & 31]
