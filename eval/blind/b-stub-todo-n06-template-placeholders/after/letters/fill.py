"""Fills the letter templates of the library."""
from __future__ import annotations

import re
from collections.abc import Mapping

PLACEHOLDER = re.compile(r"\{\{\s*(\w+)(?:\|(\w+))?\s*\}\}")
FILTERS = {"upper": str.upper, "title": str.title, "strip": str.strip}


class MissingValue(KeyError):
    pass


def placeholders(template: str) -> set[str]:
    return {m[1] for m in PLACEHOLDER.finditer(template)}


def fill(template: str, values: Mapping[str, str]) -> str:
    """Replace every placeholder, `{{ name|title }}` applies a filter."""

    def value(m: re.Match[str]) -> str:
        if m[1] not in values:
            raise MissingValue(m[1])
        text = values[m[1]]
        return FILTERS[m[2]](text) if m[2] else text

    return PLACEHOLDER.sub(value, template)
