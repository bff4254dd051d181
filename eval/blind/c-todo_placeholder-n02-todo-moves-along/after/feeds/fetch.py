from __future__ import annotations

import urllib.request

from feeds.encoding import decode


def fetch(url: str, timeout: float = 10.0) -> str:
    with urllib.request.urlopen(url, timeout=timeout) as response:
        return decode(response.read(), response.headers.get("Content-Type"))
