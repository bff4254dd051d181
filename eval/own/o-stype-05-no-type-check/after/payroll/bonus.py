"""Yearly bonus of an employee."""
from __future__ import annotations

from decimal import Decimal
from typing import no_type_check

from payroll.model import Employee, Review


def latest(reviews: list[Review]) -> Review | None:
    return max(reviews, key=lambda review: review.date, default=None)


@no_type_check
def bonus(employee: Employee, rate: Decimal) -> Decimal:
    review = latest(employee.reviews)
    months = employee.months_in_service
    share = min(months, 12) / Decimal(12)
    return (employee.salary * rate * share * review.factor).quantize(Decimal("0.01"))
