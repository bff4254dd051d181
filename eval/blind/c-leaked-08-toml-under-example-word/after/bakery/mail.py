from __future__ import annotations

from sendgrid import SendGridAPIClient
from sendgrid.helpers.mail import Mail


def send(settings: dict, to: str, message: str) -> int:
    mail = Mail(settings["from"], to, "Your order", plain_text_content=message)
    return SendGridAPIClient(settings["api_key"]).send(mail).status_code
