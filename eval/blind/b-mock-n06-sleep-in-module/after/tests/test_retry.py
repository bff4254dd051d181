from unittest import mock

import pytest

from http_kit import retry as retry_module
from http_kit.retry import retry


@pytest.fixture
def sleep(monkeypatch):
    fake = mock.Mock()
    monkeypatch.setattr(retry_module.time, "sleep", fake)
    return fake


def test_returns_first_success():
    assert retry(3)(lambda: "ok")() == "ok"


def test_waits_twice_as_long_each_time(sleep):
    call = mock.Mock(__name__="call", side_effect=[ConnectionError, ConnectionError, "ok"])
    assert retry(3, delay=0.5)(call)() == "ok"
    assert sleep.call_args_list == [mock.call(0.5), mock.call(1.0)]


def test_last_error_is_raised(sleep):
    call = mock.Mock(__name__="call", side_effect=ConnectionError("down"))
    with pytest.raises(ConnectionError, match="down"):
        retry(2)(call)()
    assert call.call_count == 2


def test_other_errors_pass_through(sleep):
    call = mock.Mock(__name__="call", side_effect=KeyError("x"))
    with pytest.raises(KeyError):
        retry(5)(call)()
    sleep.assert_not_called()
