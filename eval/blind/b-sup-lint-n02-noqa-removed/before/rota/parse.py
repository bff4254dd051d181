"""Parsing of the rota lines sent by the wards."""
import re

_SHIFT = re.compile(r"^(?P<nurse>\w+):(?P<kind>[ENL])(?P<day>\d{2})$")
_KINDS = {"E": "early", "N": "night", "L": "late"}


def parse_line(line):  # noqa: C901
    m = _SHIFT.match(line)
    if m is None:
        raise ValueError(f"bad rota line {line!r}")
    if m["kind"] == "E":
        kind = "early"
    elif m["kind"] == "N":
        kind = "night"
    else:
        kind = "late"
    return m["nurse"], kind, int(m["day"])


def parse(text):
    return [parse_line(line) for line in text.splitlines() if line.strip()]
