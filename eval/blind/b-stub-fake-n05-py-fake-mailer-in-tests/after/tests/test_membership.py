from datetime import date

from club.membership import Member, remind
from tests.fakes import FakeMailer


def test_due_members_are_reminded():
    mailer = FakeMailer()
    members = [Member("ada@example.org", date(2024, 5, 1)), Member("bo@example.org", date(2025, 5, 1))]
    assert remind(members, mailer, today=date(2024, 6, 1)) == 1
    assert mailer.outbox == [("ada@example.org", "Your membership has ended")]


def test_nobody_due():
    mailer = FakeMailer()
    assert remind([Member("ada@example.org", date(2025, 1, 1))], mailer, today=date(2024, 6, 1)) == 0
    assert mailer.outbox == []
