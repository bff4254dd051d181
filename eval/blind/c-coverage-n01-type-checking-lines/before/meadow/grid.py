from __future__ import annotations

from meadow.cell import Cell


class Grid:
    def __init__(self, cells: list[Cell]) -> None:
        self._cells = {c.pos: c for c in cells}

    def at(self, x: int, y: int) -> Cell | None:
        return self._cells.get((x, y))

    def __len__(self) -> int:
        return len(self._cells)
