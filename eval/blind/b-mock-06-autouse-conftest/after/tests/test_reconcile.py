from ledger import reconcile as rec


def test_equal_sides(salary, rent):
    result = rec.reconcile([salary, rent], [rent, salary])
    assert result == {"missing_in_book": [], "missing_in_bank": []}


def test_refund_on_both_sides(refund):
    assert rec.is_balanced([refund], [refund])


def test_balanced(salary, rent):
    assert rec.is_balanced([salary, rent, rent], [rent, salary, rent])
