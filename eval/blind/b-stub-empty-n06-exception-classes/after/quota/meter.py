from __future__ import annotations

from quota.errors import LimitReached, NegativeAmount, UnknownTenant


class Meter:
    def __init__(self, limits: dict[str, int]) -> None:
        self._limits = limits
        self._used = dict.fromkeys(limits, 0)

    def consume(self, tenant: str, amount: int) -> int:
        if amount < 0:
            raise NegativeAmount(amount)
        if tenant not in self._limits:
            raise UnknownTenant(tenant)
        used = self._used[tenant] + amount
        if used > self._limits[tenant]:
            raise LimitReached(tenant)
        self._used[tenant] = used
        return self._limits[tenant] - used

    def left(self, tenant: str) -> int:
        return self._limits[tenant] - self._used[tenant]
