"""Doubles shared by the tests."""
from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class FakeMailer:
    """Records messages and reports every one of them as delivered."""

    outbox: list[tuple[str, str]] = field(default_factory=list)

    def send(self, to: str, subject: str) -> bool:
        self.outbox.append((to, subject))
        return True
