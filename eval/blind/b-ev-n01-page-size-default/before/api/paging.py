from dataclasses import dataclass

DEFAULT_PAGE_SIZE = 20
MAX_PAGE_SIZE = 200


@dataclass(frozen=True)
class Page:
    offset: int
    limit: int


def page_from_query(query: dict[str, str]) -> Page:
    """Build a page from ?page=..&size=..; sizes are capped."""
    size = int(query.get("size", DEFAULT_PAGE_SIZE))
    number = int(query.get("page", 1))
    if size < 1 or number < 1:
        raise ValueError("page and size start at 1")
    size = min(size, MAX_PAGE_SIZE)
    return Page(offset=(number - 1) * size, limit=size)
