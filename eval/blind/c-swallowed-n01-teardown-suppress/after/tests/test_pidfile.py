import os
import tempfile
from contextlib import suppress
from pathlib import Path

import pytest

from daemon.pidfile import AlreadyRunning, PidFile


@pytest.fixture
def path():
    # the daemon also puts a socket here, so the path has to be short
    folder = Path(tempfile.mkdtemp(prefix="pf-"))
    yield folder / "d.pid"
    with suppress(FileNotFoundError):
        (folder / "d.pid").unlink()
    folder.rmdir()


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
