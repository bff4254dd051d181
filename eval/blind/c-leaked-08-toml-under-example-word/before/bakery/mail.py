from __future__ import annotations

import smtplib


def send(settings: dict, to: str, message: str) -> None:
    with smtplib.SMTP("localhost") as smtp:
        smtp.login(settings["from"], settings["password"])
        smtp.sendmail(settings["from"], to, message)
