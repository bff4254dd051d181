from datetime import time

from irrigation.schedule import minutes, start


def test_minutes():
    assert minutes(120, 8) == 15


def test_start_before_sunrise():
    assert start(time(6, 20), 45) == time(5, 35)
