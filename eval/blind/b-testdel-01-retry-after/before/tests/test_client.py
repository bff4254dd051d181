import pytest

from feeds.client import RateLimited, fetch, parse_delay
from tests.fakes import FakeResponse, FakeSession


def test_parse_delay_default():
    assert parse_delay({}) == 30


def test_fetch_returns_first_success():
    session = FakeSession([FakeResponse(200, body="ok")])
    assert fetch(session, "https://feeds.test/a").body == "ok"


def test_fetch_waits_as_long_as_told():
    slept = []
    session = FakeSession([
        FakeResponse(429, headers={"Retry-After": "7"}),
        FakeResponse(200),
    ])
    fetch(session, "https://feeds.test/a", sleep=slept.append)
    assert slept == [7]


def test_fetch_gives_up():
    session = FakeSession([FakeResponse(429)] * 3)
    with pytest.raises(RateLimited, match="retry in 30s"):
        fetch(session, "https://feeds.test/a", sleep=lambda _: None)
