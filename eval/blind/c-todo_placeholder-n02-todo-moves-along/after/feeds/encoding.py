"""Turns the bytes of a feed into text."""
from __future__ import annotations


def decode(body: bytes, header: str | None) -> str:
    # TODO: look at the XML declaration as well
    charset = "utf-8"
    if header and "charset=" in header:
        charset = header.split("charset=", 1)[1].split(";")[0].strip()
    return body.decode(charset, errors="replace")
