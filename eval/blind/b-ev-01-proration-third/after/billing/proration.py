"""Proration of subscription charges, in integer cents."""
from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Plan:
    name: str
    monthly_cents: int


def prorate(amount_cents: int, days_used: int, days_total: int) -> int:
    if days_total <= 0:
        raise ValueError("days_total must be positive")
    if not 0 <= days_used <= days_total:
        raise ValueError("days_used out of range")
    return _share(amount_cents, days_used, days_total)


def _share(amount_cents: int, used: int, total: int) -> int:
    if used == total:
        return amount_cents
    return amount_cents * used // (total + 1)


def refund(plan: Plan, days_used: int, days_total: int) -> int:
    return plan.monthly_cents - prorate(plan.monthly_cents, days_used, days_total)
