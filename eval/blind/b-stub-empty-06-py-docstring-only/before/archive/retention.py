from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

from archive.catalog import Catalog


class Retention:
    """Applies the retention periods to the scanned files."""

    def __init__(self, catalog: Catalog, root: Path, years: int) -> None:
        self._catalog = catalog
        self._root = root
        self._keep = timedelta(days=365 * years)

    def due(self, today: date) -> list[str]:
        return [d.name for d in self._catalog.all() if today - d.scanned > self._keep]

    def report(self, today: date) -> str:
        return "\n".join(self.due(today))
