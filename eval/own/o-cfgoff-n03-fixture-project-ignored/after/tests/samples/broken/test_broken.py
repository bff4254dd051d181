def test_fails_on_purpose():
    assert 1 + 1 == 3
