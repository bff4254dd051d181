"""Masks what must not reach the audit log."""
import re

_MAIL = re.compile(r"[\w.+-]+@[\w-]+\.[\w.]+")
_AWS = re.compile(r"AKIA[A-Z0-9]{16}|(?<=AWS_SECRET_ACCESS_KEY=)\S{40}")


def redact(text: str) -> str:
    for pattern in (_AWS, _MAIL):
        text = pattern.sub("***", text)
    return text
