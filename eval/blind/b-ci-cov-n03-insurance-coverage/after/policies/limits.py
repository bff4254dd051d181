"""Limits of the household product, agreed with underwriting."""
from dataclasses import dataclass
from decimal import Decimal

# Product revision 2024-09: smaller flats may be insured from 15,000.
MIN_COVERAGE = Decimal("15000")
MAX_DEDUCTIBLE_SHARE = Decimal("0.10")


@dataclass(frozen=True)
class Quote:
    coverage: Decimal
    deductible: Decimal


def problems(quote: Quote) -> list[str]:
    found = []
    if quote.coverage < MIN_COVERAGE:
        found.append(f"coverage must be at least {MIN_COVERAGE}")
    if quote.deductible > quote.coverage * MAX_DEDUCTIBLE_SHARE:
        found.append("deductible too high")
    return found
