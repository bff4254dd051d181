class QuotaError(Exception):
    """Base of all quota errors."""


class LimitReached(QuotaError):
    """The tenant used up its limit."""


class UnknownTenant(QuotaError):
    pass


class NegativeAmount(QuotaError, ValueError):
    pass
