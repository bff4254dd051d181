"""Quotes for printed books."""
from dataclasses import dataclass
from decimal import Decimal


@dataclass
class Job:
    pages: int
    copies: int
    colour: bool


def price(job: Job, cover: str = "soft") -> Decimal:
    """Placeholder until the pricing service is connected."""
    return Decimal("9.99")


def quote(job: Job) -> str:
    return f"{job.copies} copies: {price(job):.2f} EUR"
