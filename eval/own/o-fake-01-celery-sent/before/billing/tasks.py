"""Tasks of the billing queue."""
import logging

from celery import shared_task

from billing import mail, pdf
from billing.models import Invoice

log = logging.getLogger(__name__)


@shared_task(bind=True, max_retries=5)
def send_invoice(self, invoice_id: int) -> dict:
    invoice = Invoice.objects.get(pk=invoice_id)
    document = pdf.render(invoice)
    try:
        mail.send(invoice.customer.email, "Your invoice", attachments=[document])
    except mail.Unavailable as error:
        raise self.retry(exc=error, countdown=60)
    log.info("invoice %s sent to %s", invoice.number, invoice.customer.email)
    return {"invoice": invoice.number, "status": "sent"}
