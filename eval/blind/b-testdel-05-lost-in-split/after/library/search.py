import re
from collections import defaultdict


def tokenize(text):
    return re.findall(r"[a-z0-9]+", text.lower())


class Index:
    """An inverted index held in memory."""

    def __init__(self):
        self._postings = defaultdict(set)

    def add(self, doc, text):
        for term in tokenize(text):
            self._postings[term].add(doc)

    def remove(self, doc):
        for docs in self._postings.values():
            docs.discard(doc)

    def find(self, query):
        hits = [self._postings.get(term, set()) for term in tokenize(query)]
        return sorted(set.intersection(*hits)) if hits else []
