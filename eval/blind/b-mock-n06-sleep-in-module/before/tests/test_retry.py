from http_kit.retry import retry


def test_returns_first_success():
    assert retry(3)(lambda: "ok")() == "ok"
