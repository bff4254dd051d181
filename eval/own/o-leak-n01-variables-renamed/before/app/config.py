"""Settings from the environment."""
import os
from dataclasses import dataclass


@dataclass(frozen=True)
class Config:
    db_pass: str
    key: str


def load() -> Config:
    return Config(
        db_pass=os.environ["DB_PASS"],
        key=os.environ["KEY"],
    )
