from __future__ import annotations

import json
from pathlib import Path


class SessionStore:
    """Keeps the drafts of the editors between restarts."""

    def __init__(self, root: Path) -> None:
        self._root = root
        root.mkdir(parents=True, exist_ok=True)

    def _path(self, session: int) -> Path:
        return self._root / f"{session:08d}.draft"

    def save(self, session: int, draft: dict) -> None:
        self._path(session).write_text(json.dumps(draft, sort_keys=True))

    def load(self, session: int) -> dict | None:
        path = self._path(session)
        if not path.exists():
            return None
        return json.loads(path.read_text())

    def drop(self, session: int) -> None:
        self._path(session).unlink(missing_ok=True)
