"""Pages of a feed."""


class Page:
    def __init__(self, entries, number):
        self.entries = entries
        self.number = number

    def __len__(self):
        return len(self.entries)

    def __iter__(self):
        return iter(self.entries)

    def first(self):
        return self.entries[0]


def page(entries, number, size=20):
    part = entries[number * size:(number + 1) * size]
    return Page(part, number)
