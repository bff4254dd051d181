"""Helpers for texts."""
import unicodedata


def slug(text: str) -> str:
    # TODO: keep letters that have no ASCII form, see the notes on slugs
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return "-".join(plain.lower().split())


def shorten(text: str, limit: int) -> str:
    return text if len(text) <= limit else text[: limit - 1] + "…"
