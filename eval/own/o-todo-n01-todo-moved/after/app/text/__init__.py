"""Helpers for texts."""
from app.text.shorten import shorten
from app.text.slug import slug

__all__ = ["shorten", "slug"]
