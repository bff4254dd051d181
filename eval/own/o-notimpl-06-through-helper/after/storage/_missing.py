"""Errors of the storage backends."""
from typing import NoReturn


def missing(what: str) -> NoReturn:
    raise NotImplementedError(f"{what} is not there yet")
