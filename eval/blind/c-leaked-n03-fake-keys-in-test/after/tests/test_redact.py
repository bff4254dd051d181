from redact.text import redact


def test_card():
    assert redact("card 4111 1111 1111 1111 ok") == "card *** ok"


def test_access_key():
    assert redact("key AKIAIOSFODNN7EXAMPLE") == "key ***"


def test_password():
    assert redact("login password=not-a-real-password now") == "login password=*** now"


def test_short_id_stays():
    assert redact("AKIA123") == "AKIA123"
