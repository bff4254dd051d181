from dataclasses import dataclass
from datetime import datetime


@dataclass
class Event:
    title: str
    start: datetime


def lines(event):
    out = ["BEGIN:VEVENT", f"SUMMARY:{event.title}"]
    out.append(f"DTSTART:{event.start:%Y%m%dT%H%M%SZ}")
    out.append("END:VEVENT")
    return out
