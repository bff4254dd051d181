from dataclasses import dataclass, field


@dataclass
class Report:
    matched: list[str] = field(default_factory=list)
    open: list[str] = field(default_factory=list)


def reconcile(store, day):
    rows = {row.reference: row for row in store.bank_rows(day)}
    report = Report()
    for payout in store.payouts(day):
        row = rows.get(payout.reference)
        if row is not None and row.amount == payout.amount:
            report.matched.append(payout.reference)
        else:
            report.open.append(payout.reference)
    return report
