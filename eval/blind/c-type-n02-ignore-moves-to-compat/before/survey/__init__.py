"""Reads the parcels of the land survey."""
from survey.reader import count, names

__version__ = "0.3.0"
__all__ = ["count", "names"]
