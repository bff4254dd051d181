from __future__ import annotations

from functools import total_ordering


@total_ordering
class Length:
    __slots__ = ("mm",)

    def __init__(self, mm: int) -> None:
        self.mm = mm

    @classmethod
    def metres(cls, value: float) -> Length:
        return cls(round(value * 1000))

    def __add__(self, other: object) -> Length:
        if not isinstance(other, Length):
            return NotImplemented
        return Length(self.mm + other.mm)

    def __lt__(self, other: object) -> bool:
        if not isinstance(other, Length):
            return NotImplemented
        return self.mm < other.mm

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Length):
            return NotImplemented
        return self.mm == other.mm

    def __hash__(self) -> int:
        return hash(self.mm)

    def __repr__(self) -> str:
        return f"Length({self.mm})"
