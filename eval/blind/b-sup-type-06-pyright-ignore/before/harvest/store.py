from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Field:
    name: str
    hectares: float


class FieldStore:
    def __init__(self, fields: list[Field]) -> None:
        self._fields = {f.name: f for f in fields}

    def by_name(self, name: str) -> Field | None:
        return self._fields.get(name)
