"""Stock of the depot."""
from dataclasses import dataclass

from depot.expiry import Expiry

__all__ = ["Expiry", "Item"]


@dataclass
class Item:
    name: str
    count: int
    expiry: Expiry
