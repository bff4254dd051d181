"""Refunds, in cents."""


class RefundError(Exception):
    pass


def refund(order, amount):
    if amount > order.total:
        raise RefundError("more than was paid")
    order.ledger.append(-amount)
    return order.balance


def reverse(order, entry):
    """Take back a refund and return the new balance."""
    raise NotImplementedError
