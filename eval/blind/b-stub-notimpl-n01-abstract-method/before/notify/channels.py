from __future__ import annotations

from email.message import EmailMessage


class MailChannel:
    def __init__(self, smtp) -> None:
        self._smtp = smtp

    def deliver(self, to: str, text: str) -> None:
        msg = EmailMessage()
        msg["To"] = to
        msg["Subject"] = text.splitlines()[0]
        msg.set_content(text)
        self._smtp.send_message(msg)


class SmsChannel:
    def __init__(self, client, sender: str) -> None:
        self._client = client
        self._sender = sender

    def deliver(self, to: str, text: str) -> None:
        self._client.messages.create(to=to, from_=self._sender, body=text[:160])
