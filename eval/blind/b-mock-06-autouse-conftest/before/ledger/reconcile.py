from __future__ import annotations

from collections import Counter


def reconcile(bank: list[tuple[str, int]], book: list[tuple[str, int]]) -> dict[str, list]:
    """Compare bank and book entries; both sides may repeat an entry."""
    left, right = Counter(bank), Counter(book)
    return {
        "missing_in_book": sorted((left - right).elements()),
        "missing_in_bank": sorted((right - left).elements()),
    }


def is_balanced(bank, book) -> bool:
    return not any(reconcile(bank, book).values())
