class Overdrawn(Exception):
    """The balance would fall below zero."""


class Ledger:
    def __init__(self, opening=0):
        self._entries = [("opening", opening)] if opening else []

    @property
    def balance(self):
        return sum(amount for _, amount in self._entries)

    def post(self, text, amount):
        if self.balance + amount < 0:
            raise Overdrawn(text)
        self._entries.append((text, amount))
        return self.balance

    def statement(self):
        return [f"{text}: {amount:+d}" for text, amount in self._entries]
