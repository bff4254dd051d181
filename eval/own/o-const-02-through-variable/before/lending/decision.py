"""Decides on applications for a loan."""
from dataclasses import dataclass


@dataclass
class Application:
    income: int
    rent: int
    amount: int
    defaults: int


def decide(application: Application) -> str:
    free = application.income - application.rent
    if application.defaults > 0 or application.amount > 36 * free:
        return "declined"
    if application.amount > 12 * free:
        return "manual"
    return "approved"
