"""Makes parts of addresses."""
import unicodedata


def slug(text: str) -> str:
    # TODO: keep letters that have no ASCII form, see the notes on slugs
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return "-".join(plain.lower().split())
