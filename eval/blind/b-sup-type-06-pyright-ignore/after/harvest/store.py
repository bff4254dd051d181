from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Field:
    name: str
    hectares: float


@dataclass(frozen=True)
class Harvest:
    field: str
    season: int
    tonnes: float


class FieldStore:
    def __init__(self, fields: list[Field], harvests: list[Harvest] | None = None) -> None:
        self._fields = {f.name: f for f in fields}
        self._harvests = {(h.field, h.season): h for h in harvests or []}

    def by_name(self, name: str) -> Field | None:
        return self._fields.get(name)

    def harvest(self, name: str, season: int) -> Harvest | None:
        return self._harvests.get((name, season))
