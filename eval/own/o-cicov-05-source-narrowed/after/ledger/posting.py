def balance(entries):
    """Sum of the entries; credits count as negative."""
    total = 0
    for entry in entries:
        total += entry.amount if entry.side == "debit" else -entry.amount
    return total


def is_closed(entries):
    return balance(entries) == 0
