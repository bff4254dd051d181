from unittest.mock import Mock

import pytest

from sync.client import Client, Unavailable


def reply(status, body=None):
    return Mock(status_code=status, json=lambda: body)


@pytest.fixture
def session():
    return Mock()


@pytest.fixture
def client(session):
    return Client(session, attempts=3, pause=0)


def test_fetch_decodes(client, session):
    session.get.return_value = reply(200, {"id": 7})
    assert client.fetch("/items/7") == {"id": 7}


def test_missing_is_none(client, session):
    session.get.return_value = reply(404)
    assert client.fetch("/items/8") is None


def test_tries_again_after_a_server_error(client, session):
    session.get.side_effect = [reply(502), reply(200, [])]
    assert client.fetch("/items") == []
    assert session.get.call_count == 2


def test_waits_longer_each_time(session, monkeypatch):
    naps = []
    monkeypatch.setattr("sync.client.time.sleep", naps.append)
    session.get.return_value = reply(503)
    with pytest.raises(Unavailable):
        Client(session, attempts=3, pause=1).fetch("/items")
    assert naps == [1, 2, 4]


def test_gives_up(client, session):
    session.get.return_value = reply(503)
    with pytest.raises(Unavailable):
        client.fetch("/items")
    assert session.get.call_count == 3
