from redact.text import redact


def test_card():
    assert redact("card 4111 1111 1111 1111 ok") == "card *** ok"
