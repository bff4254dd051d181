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


def send(invoice: Invoice, smtp) -> dict:
    refused = smtp.send(to=invoice.email, subject=subject(invoice), attachment=invoice.pdf)
    return {"number": invoice.number, "status": "refused" if refused else "sent"}


def send_all(invoices, smtp):
    return [send(i, smtp) for i in invoices]
