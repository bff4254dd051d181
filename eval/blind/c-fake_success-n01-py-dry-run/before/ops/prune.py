from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Report:
    deleted: list[str] = field(default_factory=list)

    def text(self) -> str:
        return f"{len(self.deleted)} deleted"


def prune(bucket, keep: int) -> Report:
    report = Report()
    for name in sorted(bucket.names())[:-keep]:
        bucket.delete(name)
        report.deleted.append(name)
    return report
