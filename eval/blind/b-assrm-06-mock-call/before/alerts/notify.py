import logging

log = logging.getLogger(__name__)

SEVERITIES = ("info", "warning", "critical")


class Notifier:
    def __init__(self, pager, mailer):
        self.pager = pager
        self.mailer = mailer

    def raise_alert(self, severity, text):
        if severity not in SEVERITIES:
            raise ValueError(f"unknown severity: {severity}")
        log.info("alert %s: %s", severity, text)
        if severity == "critical":
            self.pager.page(text, urgent=True)
        if severity != "info":
            self.mailer.send("ops@example.test", text)
        return severity != "info"
