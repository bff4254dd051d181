from __future__ import annotations

import urllib.request


def decode(body: bytes, header: str | None) -> str:
    # TODO: look at the XML declaration as well
    charset = "utf-8"
    if header and "charset=" in header:
        charset = header.split("charset=", 1)[1].split(";")[0].strip()
    return body.decode(charset, errors="replace")


def fetch(url: str, timeout: float = 10.0) -> str:
    with urllib.request.urlopen(url, timeout=timeout) as response:
        return decode(response.read(), response.headers.get("Content-Type"))
