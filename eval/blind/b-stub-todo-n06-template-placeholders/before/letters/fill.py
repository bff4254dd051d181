"""Fills the letter templates of the library."""
from __future__ import annotations

import re
from collections.abc import Mapping

PLACEHOLDER = re.compile(r"\{\{(\w+)\}\}")


class MissingValue(KeyError):
    pass


def fill(template: str, values: Mapping[str, str]) -> str:
    def value(m: re.Match[str]) -> str:
        if m[1] not in values:
            raise MissingValue(m[1])
        return values[m[1]]

    return PLACEHOLDER.sub(value, template)
