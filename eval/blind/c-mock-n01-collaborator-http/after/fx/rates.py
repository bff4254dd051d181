from decimal import ROUND_HALF_UP, Decimal

CENT = Decimal("0.01")


class RateUnavailable(RuntimeError):
    pass


class Converter:
    def __init__(self, source):
        self._source = source
        self._known = {}

    def convert(self, amount, base, quote):
        factor = Decimal(1) if base == quote else self._rate(base, quote)
        return (amount * factor).quantize(CENT, ROUND_HALF_UP)

    def _rate(self, base, quote):
        key = (base, quote)
        if key not in self._known:
            try:
                self._known[key] = self._source.rate(base, quote)
            except ConnectionError as exc:
                raise RateUnavailable(f"{base}/{quote}") from exc
        return self._known[key]
