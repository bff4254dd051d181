from __future__ import annotations

import logging
from dataclasses import dataclass

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Outcome:
    address: str
    sent: bool


def send_one(smtp, address: str, message) -> Outcome:
    refused = smtp.send_message(message, to_addrs=[address])
    return Outcome(address, sent=address not in refused)


def send_all(smtp, addresses, message) -> list[Outcome]:
    return [send_one(smtp, a, message) for a in addresses]


def summary(outcomes: list[Outcome]) -> str:
    sent = sum(o.sent for o in outcomes)
    return f"{sent} of {len(outcomes)} sent"
