from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Report:
    deleted: list[str] = field(default_factory=list)
    skipped: list[str] = field(default_factory=list)

    def text(self) -> str:
        return f"{len(self.deleted)} deleted, {len(self.skipped)} skipped"


def prune(bucket, keep: int, dry_run: bool = False) -> Report:
    report = Report()
    for name in sorted(bucket.names())[:-keep]:
        if dry_run:
            report.skipped.append(name)
            continue
        bucket.delete(name)
        report.deleted.append(name)
    return report
