import contextlib

import pytest

from spool.files import Spool


@pytest.fixture
def spool(tmp_path):
    spool = Spool(tmp_path / "spool")
    yield spool
    # A test that closes the spool has removed the socket already.
    with contextlib.suppress(FileNotFoundError):
        spool.socket.unlink()
