import sqlite3
from contextlib import contextmanager
from dataclasses import dataclass, field


@dataclass
class Report:
    balance: int
    open_items: list = field(default_factory=list)


class Journal:
    def __init__(self, path):
        self._path = path
        self._rows = []

    def add(self, name, cents, day):
        self._rows.append((name, cents, day))

    def entries(self):
        return sorted(self._rows, key=lambda r: r[2])

    @contextmanager
    def writer(self):
        conn = sqlite3.connect(self._path, timeout=0.1)
        try:
            yield conn
        finally:
            conn.close()


def reconcile(journal):
    total = sum(r[1] for r in journal.entries())
    return Report(balance=total)
