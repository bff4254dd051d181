from __future__ import annotations

import xml.etree.ElementTree as ET
from dataclasses import dataclass


@dataclass
class Entry:
    title: str
    link: str
    tags: tuple[str, ...] = ()


def parse(xml: str) -> list[Entry]:
    root = ET.fromstring(xml)
    entries = []
    for item in root.iter("item"):
        tags = tuple(c.text for c in item.findall("category") if c.text)
        entries.append(Entry(item.findtext("title", ""), item.findtext("link", ""), tags))
    return entries
