"""Imports of libraries without type information, kept in one place."""
import shapefile  # type: ignore[import-untyped]

__all__ = ["shapefile"]
