"""Small differences between the supported Python versions."""
from __future__ import annotations

import sys

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

if sys.version_info >= (3, 12):
    from itertools import batched
else:
    # TODO(#812): drop this branch once 3.11 is no longer supported
    from itertools import islice

    def batched(iterable, n):
        if n < 1:
            raise ValueError("n must be at least one")
        it = iter(iterable)
        while batch := tuple(islice(it, n)):
            yield batch


__all__ = ["batched", "tomllib"]
