from collections import Counter


class QuotaExceeded(RuntimeError):
    pass


class Quota:
    def __init__(self, limit):
        self.limit = limit
        self._used = Counter()

    def used(self, owner):
        return self._used[owner]

    def charge(self, owner, size):
        total = self._used[owner] + size
        if total > self.limit:
            raise QuotaExceeded(f"{owner}: {total} of {self.limit}")
        self._used[owner] = total
