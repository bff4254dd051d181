"""Yearly bonus of an employee."""
from __future__ import annotations

from decimal import Decimal

from payroll.model import Employee, Review


def latest(reviews: list[Review]) -> Review | None:
    return max(reviews, key=lambda review: review.date, default=None)


def bonus(employee: Employee, rate: Decimal) -> Decimal:
    review = latest(employee.reviews)
    if review is None:
        return Decimal(0)
    return (employee.salary * rate * review.factor).quantize(Decimal("0.01"))
