"""Rendering of shipping labels for the warehouse printers."""
from __future__ import annotations

from dataclasses import dataclass

import zplimg  # type: ignore[import-untyped]  # ships neither stubs nor py.typed


@dataclass(frozen=True)
class Label:
    carrier: str
    tracking: str
    lines: tuple[str, ...]
    logo: bytes | None = None


def _text(x: int, y: int, value: str) -> str:
    return f"^FO{x},{y}^A0N,30,30^FD{value}^FS"


def _logo(png: bytes) -> str:
    converted: str = zplimg.from_png(png, invert=True).encode()
    return converted


def render(label: Label) -> str:
    parts = ["^XA", _text(40, 40, label.carrier)]
    parts += [_text(40, 90 + 40 * i, t) for i, t in enumerate(label.lines)]
    if label.logo is not None:
        parts.append(_logo(label.logo))
    parts += [f"^FO40,400^BCN,120,Y,N,N^FD{label.tracking}^FS", "^XZ"]
    return "\n".join(parts)
