from datetime import date

from club.membership import Member, remind


class _Mailer:
    def __init__(self):
        self.sent = []

    def send(self, to, subject):
        self.sent.append((to, subject))
        return True


def test_due_members_are_reminded():
    mailer = _Mailer()
    members = [Member("ada@example.org", date(2024, 5, 1)), Member("bo@example.org", date(2025, 5, 1))]
    assert remind(members, mailer, today=date(2024, 6, 1)) == 1
    assert mailer.sent == [("ada@example.org", "Your membership has ended")]
