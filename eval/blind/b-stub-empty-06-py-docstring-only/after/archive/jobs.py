from datetime import date

from archive.retention import Retention


def nightly(retention: Retention, today: date | None = None) -> int:
    today = today or date.today()
    due = retention.due(today)
    print(retention.report(today))
    retention.purge(due)
    return len(due)
