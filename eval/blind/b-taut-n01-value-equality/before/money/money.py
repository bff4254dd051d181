class Money:
    __slots__ = ("cents", "currency")

    def __init__(self, cents, currency):
        self.cents = cents
        self.currency = currency.upper()

    def __add__(self, other):
        if other.currency != self.currency:
            raise ValueError("currencies differ")
        return Money(self.cents + other.cents, self.currency)

    def __repr__(self):
        return f"Money({self.cents}, {self.currency!r})"
