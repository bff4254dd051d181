from audit.redact import redact


def test_plain_text_is_kept():
    assert redact("uploaded 3 files") == "uploaded 3 files"


def test_mail_addresses_are_masked():
    assert redact("from kim@example.org") == "from ***"
