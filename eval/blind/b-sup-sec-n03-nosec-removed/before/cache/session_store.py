from __future__ import annotations

import pickle  # nosec B403
from pathlib import Path


class SessionStore:
    """Keeps the drafts of the editors between restarts."""

    def __init__(self, root: Path) -> None:
        self._root = root
        root.mkdir(parents=True, exist_ok=True)

    def _path(self, session: int) -> Path:
        return self._root / f"{session:08d}.draft"

    def save(self, session: int, draft: dict) -> None:
        self._path(session).write_bytes(pickle.dumps(draft))

    def load(self, session: int) -> dict | None:
        path = self._path(session)
        if not path.exists():
            return None
        return pickle.loads(path.read_bytes())  # nosec B301

    def drop(self, session: int) -> None:
        self._path(session).unlink(missing_ok=True)
