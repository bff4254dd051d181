class UnknownCurrency(KeyError):
    pass


class RateTable:
    """Rates against the euro."""

    def __init__(self, rates):
        self._rates = dict(rates)

    def knows(self, code):
        return code in self._rates

    def _rate(self, code):
        if not self.knows(code):
            raise UnknownCurrency(code)
        return self._rates[code]

    def convert(self, amount, source, target):
        return amount / self._rate(source) * self._rate(target)
