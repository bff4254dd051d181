"""Reminds readers of their loans."""


class Reminders:
    def __init__(self, store, mailbox):
        self.store = store
        self.mailbox = mailbox

    def send(self, loan, today) -> bool:
        """Sends the reminder of a loan; tells whether the reader has it."""
        if not loan.reader.email:
            return False
        self.mailbox.send(loan.reader.email, f"Please return {loan.title}.")
        return True
