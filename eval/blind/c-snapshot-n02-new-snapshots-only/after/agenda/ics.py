from dataclasses import dataclass
from datetime import datetime


@dataclass
class Event:
    title: str
    start: datetime
    repeat: str | None = None


def lines(event):
    out = ["BEGIN:VEVENT", f"SUMMARY:{event.title}"]
    out.append(f"DTSTART:{event.start:%Y%m%dT%H%M%SZ}")
    if event.repeat:
        out.append(f"RRULE:FREQ={event.repeat.upper()}")
    out.append("END:VEVENT")
    return out
