import os

import pytest

from daemon.pidfile import AlreadyRunning, PidFile


@pytest.fixture
def path(tmp_path):
    return tmp_path / "d.pid"


def test_writes_own_pid(path):
    with PidFile(path):
        assert int(path.read_text()) == os.getpid()


def test_is_removed_afterwards(path):
    with PidFile(path):
        pass
    assert not path.exists()


def test_second_one_is_refused(path):
    with PidFile(path):
        with pytest.raises(AlreadyRunning, match=str(os.getpid())):
            PidFile(path).acquire()
