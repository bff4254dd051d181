from notify.mails import User, subject, welcome

ADA = User(first_name="Ada", email="ada@example.org")


def test_welcome_greets_by_first_name(snapshot):
    assert welcome(ADA, "engine-room") == snapshot


def test_subject():
    assert subject("engine-room") == "Welcome to engine-room"
