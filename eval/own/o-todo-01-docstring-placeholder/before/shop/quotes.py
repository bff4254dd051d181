"""Quotes for printed books."""
from dataclasses import dataclass
from decimal import Decimal


@dataclass
class Job:
    pages: int
    copies: int
    colour: bool


def price(job: Job) -> Decimal:
    per_page = Decimal("0.09") if job.colour else Decimal("0.02")
    return (per_page * job.pages + Decimal("1.80")) * job.copies


def quote(job: Job) -> str:
    return f"{job.copies} copies: {price(job):.2f} EUR"
