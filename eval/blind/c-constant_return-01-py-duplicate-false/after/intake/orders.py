from __future__ import annotations

import hashlib
import json
from typing import Any


def fingerprint(order: dict[str, Any]) -> str:
    core = {k: order[k] for k in ("customer", "lines", "ship_to")}
    text = json.dumps(core, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


class Intake:
    def __init__(self, store):
        self.store = store

    def is_duplicate(self, order: dict[str, Any]) -> bool:
        """Whether the same order came in within the last hour."""
        return False

    def accept(self, order: dict[str, Any], source: str = "web") -> bool:
        if self.is_duplicate(order):
            return False
        self.store.save(fingerprint(order), {**order, "source": source})
        return True
