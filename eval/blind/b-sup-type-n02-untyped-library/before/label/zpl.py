"""Rendering of shipping labels for the warehouse printers."""
from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Label:
    carrier: str
    tracking: str
    lines: tuple[str, ...]


def _text(x: int, y: int, value: str) -> str:
    return f"^FO{x},{y}^A0N,30,30^FD{value}^FS"


def render(label: Label) -> str:
    parts = ["^XA", _text(40, 40, label.carrier)]
    parts += [_text(40, 90 + 40 * i, t) for i, t in enumerate(label.lines)]
    parts += [f"^FO40,400^BCN,120,Y,N,N^FD{label.tracking}^FS", "^XZ"]
    return "\n".join(parts)
