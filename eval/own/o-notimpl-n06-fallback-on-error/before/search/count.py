"""Counts the matches of a query."""


def count(backend, query):
    return sum(1 for _ in backend.find(query))


def share(backend, query, total):
    if total == 0:
        return 0.0
    return count(backend, query) / total
