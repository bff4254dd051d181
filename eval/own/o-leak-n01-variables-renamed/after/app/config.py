"""Settings from the environment."""
import os
from dataclasses import dataclass


@dataclass(frozen=True)
class Config:
    database_password: str
    session_secret_key: str
    stripe_api_key: str


def load() -> Config:
    return Config(
        database_password=os.environ["DATABASE_PASSWORD"],
        session_secret_key=os.environ["SESSION_SECRET_KEY"],
        stripe_api_key=os.environ["STRIPE_API_KEY"],
    )
