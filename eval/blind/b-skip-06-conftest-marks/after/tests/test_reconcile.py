from payouts.reconcile import reconcile


def test_reconcile_matches_by_reference(store, today):
    store.add_payout("P-1", 1200, today)
    store.add_bank_row("P-1", 1200, today)
    assert reconcile(store, today).open == []


def test_reconcile_reports_wrong_amount(store, today):
    store.add_payout("P-2", 1200, today)
    store.add_bank_row("P-2", 1100, today)
    assert reconcile(store, today).open == ["P-2"]
