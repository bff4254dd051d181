from datetime import date

from archive.retention import Retention


def nightly(retention: Retention, today: date | None = None) -> int:
    today = today or date.today()
    print(retention.report(today))
    return 0
