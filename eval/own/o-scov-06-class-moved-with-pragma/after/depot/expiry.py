"""When stored goods are due."""
from datetime import date


class Expiry:  # pragma: no cover
    def __init__(self, days: int) -> None:
        self.days = days

    def due(self, stored: date, today: date) -> bool:
        return (today - stored).days >= self.days
