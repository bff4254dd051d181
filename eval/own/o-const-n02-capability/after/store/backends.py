"""Where the notes are kept."""
import json
from pathlib import Path


class FolderBackend:
    """One JSON file for each note."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def get(self, name: str) -> dict:
        return json.loads((self.root / f"{name}.json").read_text())

    def put(self, name: str, note: dict) -> None:
        (self.root / f"{name}.json").write_text(json.dumps(note))

    def supports_transactions(self) -> bool:
        """Files are written one by one, so several notes cannot change at once."""
        return False


class SqliteBackend:
    """All notes in one table."""

    def __init__(self, db) -> None:
        self.db = db

    def get(self, name: str) -> dict:
        return json.loads(self.db.execute("SELECT body FROM note WHERE name = ?", (name,)).fetchone()[0])

    def supports_transactions(self) -> bool:
        return True
