"""Refunds, in cents."""


class RefundError(Exception):
    pass


def refund(order, amount):
    if amount != order.total:
        raise RefundError("only whole refunds")
    order.ledger.append(-amount)
    order.balance -= amount
    return order.balance
