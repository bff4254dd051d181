from __future__ import annotations

import logging
from dataclasses import dataclass

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Outcome:
    address: str
    sent: bool
    dry_run: bool = False


def send_one(smtp, address: str, message, *, dry_run: bool = False) -> Outcome:
    if dry_run:
        log.info("dry run: would send %r to %s", message["Subject"], address)
        return Outcome(address, sent=False, dry_run=True)
    refused = smtp.send_message(message, to_addrs=[address])
    return Outcome(address, sent=address not in refused)


def send_all(smtp, addresses, message, *, dry_run: bool = False) -> list[Outcome]:
    return [send_one(smtp, a, message, dry_run=dry_run) for a in addresses]


def summary(outcomes: list[Outcome]) -> str:
    sent = sum(o.sent for o in outcomes)
    return f"{sent} of {len(outcomes)} sent"
