"""Masks what must not reach the audit log."""
import re

_MAIL = re.compile(r"[\w.+-]+@[\w-]+\.[\w.]+")


def redact(text: str) -> str:
    return _MAIL.sub("***", text)
